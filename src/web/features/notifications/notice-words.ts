import {
  AtSign,
  BriefcaseBusiness,
  CalendarClock,
  Eye,
  EyeOff,
  FileText,
  ListTodo,
  MessageSquare,
  Undo2,
  UserPlus,
  UsersRound,
} from 'lucide-react';

import type { NotificationData } from '#contract/notifications/notification-data.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { ownApplicationHref } from '#web/features/applications/own/own-filters.ts';
import { changeName } from '#web/features/applications/status-words.ts';
import { roleName } from '#web/features/companies/role-texts.ts';
import { dayText } from '#web/features/jobs/job-words.ts';

import { agencyWords } from './agency-words.ts';
import { approvalWords } from './approval-words.ts';
import { askingWords, type NoticeWords } from './asking-words.ts';
import { connectionWords } from './connection-words.ts';
import { decisionWords } from './decision-words.ts';
import { offerWords } from './offer-words.ts';
import { representationWords } from './representation-words.ts';
import { screeningWords } from './screening-words.ts';

/**
 * The text of a notification and its link (specification, section 7); undefined for a kind of a newer release, which a
 * page that was loaded before may get.
 */
export function noticeWords(data: NotificationData): NoticeWords | undefined {
  switch (data.kind) {
    case 'application_changed':
      return changedWords(data);
    case 'application_received':
    case 'application_moved':
    case 'application_withdrawn':
      return receivedWords(data);
    case 'comment_mention':
    case 'todo_assigned':
      return colleagueWords(data);
    case 'member_joined':
      return joinedWords(data);
    case 'import_troubled':
    case 'webhook_disabled':
    case 'key_stopped':
      return connectionWords(data);
    case 'approval_asked':
    case 'approval_ended':
      return approvalWords(data);
    case 'interview':
      return interviewWords(data);
    case 'offer':
      return offerWords(data);
    case 'screening':
      return screeningWords(data);
    case 'representation':
      return representationWords(data);
    case 'message_received':
      return messageWords(data);
    case 'answers_due':
    case 'erasure_due':
    case 'candidates_untold':
    case 'pool_asked':
    case 'terms_announced':
    case 'job_invitation':
    case 'job_invitation_answered':
    case 'being_found_ending':
      return askingWords(data);
    case 'decision_made':
    case 'appeal_decided':
    case 'report_decided':
      return decisionWords(data);
    case 'job_hidden':
    case 'job_restored':
    case 'job_ending':
      return jobWords(data);
    case 'cvs_mailed':
      return mailedWords(data);
    case 'client_handed_over':
    case 'guarantee_ended':
      return agencyWords(data);
    default:
      data satisfies never;
      return undefined;
  }
}

/** What the applicant reads about an application. */
const changedWords = (data: Extract<NotificationData, { kind: 'application_changed' }>): NoticeWords => ({
  icon: BriefcaseBusiness,
  title: changeName(data.status),
  text: `${data.job_title} · ${data.company_name}`,
  link: { href: ownApplicationHref(data.application_id), label: m.applications_see_own() },
});

/** What the company reads about an application. */
function receivedWords(
  data: Extract<NotificationData, { kind: 'application_received' | 'application_moved' | 'application_withdrawn' }>,
): NoticeWords {
  const link = review(data.application_id);
  switch (data.kind) {
    case 'application_received':
      return {
        icon: FileText,
        title: m.notifications_application_received(),
        text: m.applications_notice_received_text(names(data)),
        link,
      };
    case 'application_moved':
      return { icon: UsersRound, title: changeName(data.status), text: movedText(data), link };
    default:
      return {
        icon: Undo2,
        title: m.applications_event_withdrawn(),
        text: m.applications_notice_withdrawn_text(names(data)),
        link,
      };
  }
}

const messageWords = (data: Extract<NotificationData, { kind: 'message_received' }>): NoticeWords => ({
  icon: MessageSquare,
  title: m.notifications_message(),
  text: messageText(data),
  link: { href: href(paths.messaging(data.application_id)), label: m.messages_open() },
});

const joinedWords = (data: Extract<NotificationData, { kind: 'member_joined' }>): NoticeWords => ({
  icon: UserPlus,
  title: m.team_notice_joined(),
  text: m.team_notice_joined_text({ name: data.name, company: data.company_name, role: roleName(data.role) }),
  link: { href: href(paths.team()), label: m.team_notice_link() },
});

const mailedWords = (data: Extract<NotificationData, { kind: 'cvs_mailed' }>): NoticeWords => ({
  icon: FileText,
  title: m.mailed_cv_notice_title(),
  text: data.job_title,
  link: { href: href(paths.addCandidates()), label: m.mailed_cv_notice_link() },
});

function jobWords(
  data: Extract<NotificationData, { kind: 'job_hidden' | 'job_restored' | 'job_ending' }>,
): NoticeWords {
  switch (data.kind) {
    case 'job_hidden':
      return {
        icon: EyeOff,
        title: m.notifications_job_hidden(),
        text: m.notifications_job_hidden_text({ job: data.job_title, reason: data.reason }),
        link: job(data.job_id),
      };
    case 'job_restored':
      return { icon: Eye, title: m.notifications_job_restored(), text: data.job_title, link: job(data.job_id) };
    default:
      return {
        icon: CalendarClock,
        title: m.notifications_ending(),
        text: m.jobs_mail_ending_subject({ title: data.job_title, day: dayText(data.valid_through, 'long') }),
        link: job(data.job_id),
      };
  }
}

const candidate = (name: string): string => name || m.applications_notice_candidate();

const names = ({ name, job_title: job }: { name: string; job_title: string }) => ({ name: candidate(name), job });

type InterviewData = Extract<NotificationData, { kind: 'interview' }>;

const interviewTitles: Record<InterviewData['what'], () => string> = {
  proposed: m.interviews_notice_proposed,
  booked: m.interviews_notice_booked,
  changed: m.interviews_notice_changed,
  asked: m.interviews_notice_asked,
  cancelled: m.interviews_notice_cancelled,
  reminder: m.interviews_notice_reminder,
  removed: m.interviews_notice_removed,
};

const interviewWords = (data: InterviewData): NoticeWords => ({
  icon: CalendarClock,
  title: interviewTitle(data),
  text: [data.job_title, data.for === 'applicant' ? data.company_name : candidate(data.name)].join(' · '),
  link:
    data.for === 'applicant'
      ? { href: ownApplicationHref(data.application_id), label: m.applications_see_own() }
      : review(data.application_id),
});

/** The applicant has to choose among new times; for the company, a time became free again. */
const interviewTitle = ({ what, for: side }: InterviewData): string =>
  what === 'proposed' && side === 'company' ? m.interviews_notice_moved() : interviewTitles[what]();

const colleagueWords = (
  data: Extract<NotificationData, { kind: 'comment_mention' | 'todo_assigned' }>,
): NoticeWords => {
  const inputs = { by: data.by, ...names(data) };
  const link = review(data.application_id);
  return data.kind === 'comment_mention'
    ? { icon: AtSign, title: m.comments_notice_title(), text: m.comments_notice_text(inputs), link }
    : { icon: ListTodo, title: m.todos_notice_title(), text: m.todos_notice_text(inputs), link };
};

const movedText = ({ by, ...data }: { by: string; name: string; job_title: string }): string =>
  m.applications_notice_moved_text({ by, ...names(data) });

const job = (jobId: string) => ({ href: href(paths.jobApplications(jobId)), label: m.jobs_see() });

const review = (applicationId: string) => ({
  href: href(paths.reviewApplication(applicationId)),
  label: m.application_mail_review(),
});

const messageText = ({ name, preview }: { name: string; preview: string }): string =>
  preview
    ? m.notifications_message_text({ name: candidate(name), preview })
    : m.notifications_message_files({ name: candidate(name) });
