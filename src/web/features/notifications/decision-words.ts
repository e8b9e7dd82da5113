import { ScrollText } from 'lucide-react';

import type { NotificationData } from '#contract/notifications/notification-data.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { say } from '#web/ui/say.ts';
import { reportSubjectWords } from '#words/moderation.ts';

import type { NoticeWords } from './asking-words.ts';

type DecisionData = Extract<NotificationData, { kind: 'decision_made' | 'appeal_decided' | 'report_decided' }>;

/** Texts of notifications about administrators' decisions on the reader, their company or their reports. */
export function decisionWords(data: DecisionData): NoticeWords {
  if (data.kind === 'report_decided') {
    const text = data.outcome === 'kept' ? m.notifications_report_kept : m.notifications_report_acted;
    return {
      icon: ScrollText,
      title: m.notifications_report(),
      text: text({ about: `${say(reportSubjectWords[data.subject])} (${dayText(data.reported_at)})` }),
      link: { href: href(paths.rights()), label: m.notifications_report_link() },
    };
  }
  const link = { href: href(paths.decision(data.decision_id)), label: m.notifications_decision_link() };
  if (data.kind === 'decision_made') {
    return {
      icon: ScrollText,
      title: hidden[data.subject](),
      text: withName(data.name, m.notifications_decision_text()),
      link,
    };
  }
  const outcome = data.outcome === 'kept' ? m.decisions_appeal_kept() : m.decisions_appeal_restored();
  return { icon: ScrollText, title: m.notifications_appeal(), text: withName(data.name, outcome), link };
}

const hidden: Record<DecisionData['subject'], () => string> = {
  company: m.notifications_decision_company,
  job: m.notifications_job_hidden,
  message: m.notifications_decision_message,
  person: m.notifications_decision,
};

const withName = (name: string, text: string): string => (name ? `${name} · ${text}` : text);
