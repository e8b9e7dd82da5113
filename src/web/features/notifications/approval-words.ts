import { BadgeCheck, BadgeQuestionMark, BadgeX } from 'lucide-react';

import type { NotificationData } from '#contract/notifications/notification-data.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';

import type { NoticeWords } from './asking-words.ts';

type ApprovalData = Extract<NotificationData, { kind: 'approval_asked' | 'approval_ended' }>;

export const approvalWords = (data: ApprovalData): NoticeWords =>
  data.kind === 'approval_asked' ? askedWords(data) : endedWords(data);

function askedWords({ what, by, job_title: job, is_reminder }: ApprovalData & { kind: 'approval_asked' }): NoticeWords {
  return {
    icon: BadgeQuestionMark,
    title: is_reminder ? m.approval_notice_reminder() : m.approval_notice_asked(),
    text: what === 'job' ? m.approval_notice_job({ by, job }) : m.approval_notice_offer({ by, job }),
    link: { href: href(paths.approvals()), label: m.approval_notice_link() },
  };
}

function endedWords({ job_title: job, ...data }: ApprovalData & { kind: 'approval_ended' }): NoticeWords {
  if (data.state === 'refused') {
    return {
      icon: BadgeX,
      title: m.approval_notice_refused(),
      text: m.approval_mail_ended_refused({ job }),
      link: { href: href(paths.approvals(), { of: 'asked' }), label: m.approval_notice_link() },
    };
  }
  const approved = { icon: BadgeCheck, title: m.approval_notice_approved() };
  if (data.offer_id !== null) {
    return {
      ...approved,
      text: m.approval_mail_ended_approved_offer({ job }),
      link: { href: href(paths.offer(data.offer_id)), label: m.approval_read_offer() },
    };
  }
  return {
    ...approved,
    text: data.is_published ? m.approval_mail_ended_published({ job }) : m.approval_mail_ended_approved_job({ job }),
    link: { href: href(data.is_published ? paths.job(data.job_id) : paths.editJob(data.job_id)), label: m.jobs_see() },
  };
}
