import type { ReportReason } from '#contract/job-choices.ts';
import { m } from '#generated/paraglide/messages.js';

const reasons: Record<ReportReason, () => string> = {
  asks_for_money: m.jobs_report_asks_for_money,
  discriminates: m.jobs_report_discriminates,
  not_a_job: m.jobs_report_not_a_job,
  wrong_facts: m.jobs_report_wrong_facts,
  other: m.jobs_report_other,
};

export const reasonText = (reason: ReportReason): string => reasons[reason]();
