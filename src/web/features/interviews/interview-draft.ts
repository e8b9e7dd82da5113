import type { InterviewKind } from '#contract/interviews/interview-choices.ts';
import type { Interview, InterviewInput } from '#contract/interviews/interviews.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { newRandomId } from '#web/app/random-id.ts';

export interface SlotDraft {
  key: string;
  /** YYYY-MM-DD and HH:MM on the reader's clock; empty until typed. */
  day: string;
  time: string;
}

export interface InterviewDraft {
  kind: InterviewKind;
  minutes: number;
  language: LanguageCode;
  place: string;
  note: string;
  interviewerIds: string[];
  slots: SlotDraft[];
}

export const emptySlot = (): SlotDraft => ({ key: newRandomId(), day: '', time: '' });

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const slotOf = (iso: string): SlotDraft => {
  const at = new Date(iso);
  const day = [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-');
  return { ...emptySlot(), day, time: `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}` };
};

/** A change of a booked interview starts without times: the booked time is kept unless new ones are typed. */
export const draftOf = (interview: Interview | undefined, defaults: { language: LanguageCode; userId: string }) =>
  interview
    ? {
        kind: interview.kind,
        minutes: interview.minutes,
        language: interview.language,
        place: interview.place,
        note: interview.note,
        interviewerIds: interview.interviewers.map(({ userId }) => userId),
        slots: interview.status === 'booked' ? [] : interview.slots.map(({ startsAt }) => slotOf(startsAt)),
      }
    : ({
        kind: 'video',
        minutes: 45,
        language: defaults.language,
        place: '',
        note: '',
        interviewerIds: [defaults.userId],
        slots: [emptySlot(), emptySlot(), emptySlot()],
      } satisfies InterviewDraft);

/** In milliseconds, by the reader's clock; NaN while a part is missing. */
export const momentOf = ({ day, time }: SlotDraft): number =>
  day && time ? new Date(`${day}T${time}`).getTime() : NaN;

/** Omits empty slots. */
export const typedSlots = (slots: readonly SlotDraft[]): SlotDraft[] => slots.filter(({ day, time }) => day || time);

export const inputOf = ({ slots, ...details }: InterviewDraft, timeZone: string): InterviewInput => ({
  ...details,
  timeZone,
  slots: typedSlots(slots).map((slot) => new Date(momentOf(slot)).toISOString()),
});
