import { Handshake } from 'lucide-react';

import type { NotificationData } from '#contract/notifications/notification-data.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { say } from '#web/ui/say.ts';
import { representationNoticeWords } from '#words/representations.ts';

import type { NoticeWords } from './asking-words.ts';

export function representationWords(data: Extract<NotificationData, { kind: 'representation' }>): NoticeWords {
  const words = representationNoticeWords[data.what];
  return {
    icon: Handshake,
    title: say(words.title),
    text: say(words.text, {
      agency: data.agency_name,
      client: data.client_name,
      job: data.job_title,
      name: data.name,
      day: data.day === null ? '' : dayText(data.day, 'long'),
    }),
    link: {
      href: href(data.for === 'person' ? paths.ownRepresentations() : paths.mandate(data.mandate_id)),
      label: m.representation_notice_link(),
    },
  };
}
