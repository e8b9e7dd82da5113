import type { ReportReason, ReportSubject } from '#contract/admin/moderation-choices.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Word } from './word.ts';

export const reportReasonWords: Record<ReportReason, Word> = {
  asks_for_money: m.reports_reason_asks_for_money,
  discriminates: m.reports_reason_discriminates,
  not_a_job: m.jobs_report_not_a_job,
  wrong_facts: m.reports_reason_wrong_facts,
  pretends: m.reports_reason_pretends,
  harasses: m.reports_reason_harasses,
  spam: m.reports_reason_spam,
  other: m.jobs_report_other,
};

export const reportSubjectWords: Record<ReportSubject, Word> = {
  job: m.admin_case_job,
  company: m.admin_case_kind_company,
  person: m.admin_case_kind_person,
  message: m.admin_case_kind_message,
};

/** The hidden content, in a decision on a report. */
export const decisionEffectWords: Record<ReportSubject, Word<{ site: string }>> = {
  job: m.decisions_what_job,
  company: m.decisions_what_company,
  message: m.decisions_what_message,
  person: m.decisions_what_person,
};
