import { FileSignature } from 'lucide-react';

import type { NotificationData } from '#contract/notifications/notification-data.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { say } from '#web/ui/say.ts';
import { offerNoticeWords } from '#words/offer-notices.ts';

import type { NoticeWords } from './asking-words.ts';

export function offerWords(data: Extract<NotificationData, { kind: 'offer' }>): NoticeWords {
  const words = offerNoticeWords[data.for][data.what];
  return {
    icon: FileSignature,
    title: say(words?.title ?? m.offer_notice_push),
    text: words
      ? say(words.text, {
          company: data.company_name,
          day: dayText(data.day, 'long'),
          name: data.name,
          job: data.job_title,
        })
      : data.job_title,
    link: {
      href: href(data.for === 'applicant' ? paths.ownOffer(data.offer_id) : paths.offer(data.offer_id)),
      label: m.offer_notice_link(),
    },
  };
}
