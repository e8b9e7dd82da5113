import type { CaseCause, ReportSubject } from '#contract/admin/moderation-choices.ts';
import type { CaseRow } from '#contract/admin/moderation.ts';
import { m } from '#generated/paraglide/messages.js';
import type { BadgeVariant } from '#web/ui/badge.tsx';
import { say } from '#web/ui/say.ts';
import { reportSubjectWords } from '#words/moderation.ts';

const causes: Record<CaseCause, () => string> = {
  first_job: m.admin_case_first_job,
  report: m.admin_case_reported,
  administrator: m.admin_case_administrator,
};

/** Why it needs review; its number of reports takes precedence. */
export const causeText = ({ cause, reports }: Pick<CaseRow, 'cause' | 'reports'>): string =>
  reports > 0 ? m.admin_case_reports({ count: reports }) : causes[cause]();

export const kindText = (subject: ReportSubject): string => say(reportSubjectWords[subject]);

type Named = Pick<CaseRow, 'subject' | 'job' | 'company' | 'person'>;

/** The job's title, the user's name, or the sender of the message. */
export function caseName({ subject, job, company, person }: Named): string {
  if (subject === 'message')
    return person ? m.admin_case_message_of({ name: person.name }) : m.admin_case_message_of_nobody();
  return (subject === 'job' ? job?.title : subject === 'company' ? company?.name : person?.name) ?? '';
}

const isRestricted = ({ subject, job, company, person, message }: CaseRow): boolean =>
  (subject === 'job'
    ? job?.isHidden
    : subject === 'company'
      ? company?.isHidden
      : subject === 'message'
        ? message?.isHidden
        : person?.isBanned) ?? false;

const measures: Record<ReportSubject, () => string> = {
  job: m.admin_case_hidden,
  company: m.admin_case_hidden,
  person: m.admin_case_banned,
  message: m.admin_case_removed,
};

/** As a label and badge variant; reversed restrictions differ. */
export function standing(row: CaseRow): { text: string; variant: BadgeVariant } {
  if (!row.decided) return { text: m.admin_case_open(), variant: 'outline' };
  if (row.isAppealed) return { text: m.admin_case_appeal_waits(), variant: 'outline' };
  if (row.decided.as === 'kept')
    return { text: row.subject === 'job' ? m.admin_case_kept() : m.admin_case_kept_other(), variant: 'secondary' };
  return isRestricted(row)
    ? { text: measures[row.subject](), variant: 'destructive' }
    : { text: m.admin_case_shown_again(), variant: 'outline' };
}
