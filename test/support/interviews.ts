import type { InterviewInput } from '#contract/interviews.ts';

let made = 0;

/** A valid one; each at other times than the one before. */
export function interviewInput(interviewerId: string, given: Partial<InterviewInput> = {}): InterviewInput {
  made += 1;
  const slot = (hours: number) =>
    new Date(
      Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth(), new Date().getUTCDate() + 2, 8 + 2 * hours),
    ).toISOString();
  return {
    kind: 'video',
    minutes: 60,
    language: 'de',
    place: 'https://meet.example/nordlicht',
    note: 'Bring your questions.',
    timeZone: 'Europe/Berlin',
    interviewerIds: [interviewerId],
    slots: [slot(2 * made), slot(2 * made + 1)],
    ...given,
  };
}
