import type { AvailabilityOf } from '#contract/being-found.ts';
import type { Workplace } from '#contract/job-choices.ts';
import type { InvitationStatus } from '#contract/talent-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { choiceText, dayText } from '#web/features/jobs/job-words.ts';

export function availabilityText({ kind, day, weeks }: AvailabilityOf): string {
  if (kind === 'date' && day) return m.talent_available_from({ day: dayText(day) });
  if (kind === 'notice' && weeks) return m.talent_available_weeks({ count: weeks });
  return m.talent_available_now();
}

export const workplacesText = (workplaces: readonly Workplace[]): string =>
  workplaces.length === 0
    ? m.talent_workplace_any()
    : workplaces.map((workplace) => choiceText('workplace', workplace)).join(', ');

const statusNames: Record<InvitationStatus, () => string> = {
  open: m.talent_status_open,
  interested: m.talent_status_interested,
  declined: m.talent_status_declined,
  lapsed: m.talent_status_lapsed,
};

export const invitationStatusText = (status: InvitationStatus): string => statusNames[status]();
