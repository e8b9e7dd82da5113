import { ClipboardCheck } from 'lucide-react';

import type { NotificationData } from '#contract/notifications/notification-data.ts';
import { paths } from '#contract/paths.ts';
import { agencyNotices } from '#contract/screening/screening-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { say } from '#web/ui/say.ts';
import { agencyNoticeWords, personNoticeWords } from '#words/screening.ts';

import type { NoticeWords } from './asking-words.ts';

export function screeningWords(data: Extract<NotificationData, { kind: 'screening' }>): NoticeWords {
  const { title, text } = { ...personNoticeWords, ...agencyNoticeWords }[data.what];
  const isForAgency = agencyNotices.some((one) => one === data.what);
  return {
    icon: ClipboardCheck,
    title: say(title),
    text: say(text, { agency: data.agency_name, name: data.name }),
    link: {
      href: href(isForAgency ? paths.screening(data.screening_id) : paths.ownScreening()),
      label: m.screening_link(),
    },
  };
}
