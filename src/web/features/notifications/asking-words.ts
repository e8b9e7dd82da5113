import { CalendarClock, Hourglass, type LucideIcon, MailOpen, ScrollText } from 'lucide-react';

import type { NotificationData } from '#contract/notifications/notification-data.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { ownApplicationHref } from '#web/features/applications/own/own-filters.ts';
import { dayText } from '#web/features/jobs/job-words.ts';

export interface NoticeWords {
  icon: LucideIcon;
  title: string;
  text: string;
  link: { href: string; label: string };
}

type AskingData = Extract<
  NotificationData,
  {
    kind:
      | 'answers_due'
      | 'erasure_due'
      | 'candidates_untold'
      | 'pool_asked'
      | 'terms_announced'
      | 'job_invitation'
      | 'job_invitation_answered'
      | 'being_found_ending';
  }
>;

/** Texts of notifications that ask for an answer or a consent, or report one. */
export function askingWords(data: AskingData): NoticeWords {
  switch (data.kind) {
    case 'answers_due':
      return {
        icon: Hourglass,
        title: m.answers_notice_title(),
        text: m.answers_notice_text(dueOf(data)),
        link: { href: href(paths.promisedAnswers()), label: m.answers_notice_link() },
      };
    case 'erasure_due':
      return {
        icon: Hourglass,
        title: m.retention_notice_title(),
        text: m.retention_notice_text(dueOf(data)),
        link: { href: href(paths.manageApplications()), label: m.retention_notice_link() },
      };
    case 'candidates_untold':
      return {
        icon: Hourglass,
        title: m.candidate_untold_title(),
        text: m.candidate_untold_text(dueOf(data)),
        link: { href: href(paths.candidates()), label: m.candidate_untold_link() },
      };
    case 'pool_asked':
      return {
        icon: Hourglass,
        title: m.retention_pool_notice_title(),
        text: (data.is_again ? m.retention_pool_notice_again : m.retention_pool_notice_text)({
          company: data.company_name,
        }),
        link: { href: ownApplicationHref(data.application_id), label: m.applications_see_own() },
      };
    case 'terms_announced':
      return {
        icon: ScrollText,
        title: m.terms_title(),
        text: m.terms_notice_text({ date: dayText(data.in_force_from, 'long') }),
        link: { href: href(paths.ownPageVersion('terms', data.version)), label: m.terms_notice_link() },
      };
    default:
      return talentWords(data);
  }
}

const dueOf = ({ count, company_name: company, first_due: first }: Extract<AskingData, { first_due: string }>) => ({
  count,
  company,
  day: dayText(first, 'long'),
});

type TalentData = Extract<
  NotificationData,
  { kind: 'job_invitation' | 'job_invitation_answered' | 'being_found_ending' }
>;

function talentWords(data: TalentData): NoticeWords {
  switch (data.kind) {
    case 'job_invitation':
      return {
        icon: MailOpen,
        title: m.talent_notice_invited(),
        text: `${data.job_title} · ${data.company_name}`,
        link: { href: href(paths.jobInvitations()), label: m.talent_notice_link() },
      };
    case 'job_invitation_answered':
      return {
        icon: MailOpen,
        title: data.answer === 'interested' ? m.talent_notice_interested() : m.talent_notice_declined(),
        text: data.job_title,
        link: { href: href(paths.sentInvitations()), label: m.talent_sent_link() },
      };
    default:
      return {
        icon: CalendarClock,
        title: m.talent_ending_subject(),
        text: m.talent_ending_text({ day: dayText(data.ends_at, 'long') }),
        link: { href: href(paths.beingFound()), label: m.talent_ending_link() },
      };
  }
}
