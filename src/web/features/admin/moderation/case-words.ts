import type { CaseCause, CaseRow } from '#contract/moderation.ts';
import { m } from '#generated/paraglide/messages.js';
import type { BadgeVariant } from '#web/ui/badge.tsx';

const causes: Record<CaseCause, () => string> = {
  first_job: m.admin_case_first_job,
  report: m.admin_case_reported,
  administrator: m.admin_case_administrator,
};

/** Why a job needs review; its number of reports takes precedence. */
export const causeText = ({ cause, reports }: Pick<CaseRow, 'cause' | 'reports'>): string =>
  reports > 0 ? m.admin_case_reports({ count: reports }) : causes[cause]();

/** As a label and badge variant. A job that was hidden and shown again has its own. */
export function standing({ decided, job }: Pick<CaseRow, 'decided' | 'job'>): { text: string; variant: BadgeVariant } {
  if (!decided) return { text: m.admin_case_open(), variant: 'outline' };
  if (decided.as === 'kept') return { text: m.admin_case_kept(), variant: 'secondary' };
  return job.isHidden
    ? { text: m.admin_case_hidden(), variant: 'destructive' }
    : { text: m.admin_case_shown_again(), variant: 'outline' };
}
