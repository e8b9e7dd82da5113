import type { CaseCause, CaseRow } from '#contract/moderation.ts';
import { m } from '#generated/paraglide/messages.js';
import type { BadgeVariant } from '#web/ui/badge.tsx';

const causes: Record<CaseCause, () => string> = {
  first_job: m.admin_case_first_job,
  report: m.admin_case_reported,
  administrator: m.admin_case_administrator,
};

/** Why somebody should look at a job; how often it was reported goes before the rest. */
export const causeText = ({ cause, reports }: Pick<CaseRow, 'cause' | 'reports'>): string =>
  reports > 0 ? m.admin_case_reports({ count: reports }) : causes[cause]();

/** How a case stands, in a word and its look. What was hidden and is shown again says so. */
export function standing({ decided, job }: Pick<CaseRow, 'decided' | 'job'>): { text: string; variant: BadgeVariant } {
  if (!decided) return { text: m.admin_case_open(), variant: 'outline' };
  if (decided.as === 'kept') return { text: m.admin_case_kept(), variant: 'secondary' };
  return job.isHidden
    ? { text: m.admin_case_hidden(), variant: 'destructive' }
    : { text: m.admin_case_shown_again(), variant: 'outline' };
}
