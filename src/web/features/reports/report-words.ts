import type { ReportReason, ReportSubject } from '#contract/admin/moderation-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { say } from '#web/ui/say.ts';
import { reportReasonWords } from '#words/moderation.ts';
import type { Word } from '#words/word.ts';

const ofJobs: Partial<Record<ReportReason, Word>> = {
  asks_for_money: m.jobs_report_asks_for_money,
  discriminates: m.jobs_report_discriminates,
  wrong_facts: m.jobs_report_wrong_facts,
};

export const reasonText = (reason: ReportReason, subject: ReportSubject): string =>
  say((subject === 'job' && ofJobs[reason]) || reportReasonWords[reason]);
