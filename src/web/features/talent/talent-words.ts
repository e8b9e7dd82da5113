import type { Workplace } from '#contract/jobs/job-choices.ts';
import type { AvailabilityOf } from '#contract/talent/being-found.ts';
import type { InvitationStatus } from '#contract/talent/talent-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { choiceText, dayText } from '#web/features/jobs/job-words.ts';
import { say } from '#web/ui/say.ts';
import { invitationStatusWords } from '#words/talent.ts';

export function availabilityText({ kind, day, weeks }: AvailabilityOf): string {
  if (kind === 'date' && day) return m.talent_available_from({ day: dayText(day) });
  if (kind === 'notice' && weeks) return m.talent_available_weeks({ count: weeks });
  return m.talent_available_now();
}

export const workplacesText = (workplaces: readonly Workplace[]): string =>
  workplaces.length === 0
    ? m.talent_workplace_any()
    : workplaces.map((workplace) => choiceText('workplace', workplace)).join(', ');

export const invitationStatusText = (status: InvitationStatus): string => say(invitationStatusWords[status]);
