import type { ReportReason, ReportSubject } from '#contract/moderation-choices.ts';
import { m } from '#generated/paraglide/messages.js';

const reasons: Record<ReportReason, () => string> = {
  asks_for_money: m.reports_reason_asks_for_money,
  discriminates: m.reports_reason_discriminates,
  not_a_job: m.jobs_report_not_a_job,
  wrong_facts: m.reports_reason_wrong_facts,
  pretends: m.reports_reason_pretends,
  harasses: m.reports_reason_harasses,
  spam: m.reports_reason_spam,
  other: m.jobs_report_other,
};

const ofJobs: Partial<Record<ReportReason, () => string>> = {
  asks_for_money: m.jobs_report_asks_for_money,
  discriminates: m.jobs_report_discriminates,
  wrong_facts: m.jobs_report_wrong_facts,
};

export const reasonText = (reason: ReportReason, subject: ReportSubject): string =>
  ((subject === 'job' && ofJobs[reason]) || reasons[reason])();
