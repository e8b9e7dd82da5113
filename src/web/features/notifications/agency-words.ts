import { BadgeCheck, Building2 } from 'lucide-react';

import type { NotificationData } from '#contract/notifications/notification-data.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';

import type { NoticeWords } from './asking-words.ts';

/** What consultants of the house agency are told. */
export function agencyWords(
  data: Extract<NotificationData, { kind: 'client_handed_over' | 'guarantee_ended' }>,
): NoticeWords {
  if (data.kind === 'guarantee_ended')
    return {
      icon: BadgeCheck,
      title: m.placement_notice_title(),
      text: `${data.title} · ${data.client_name}`,
      link: { href: href(paths.placement(data.placement_id)), label: m.placement_notice_link() },
    };
  return {
    icon: Building2,
    title: m.client_notice_handed_over(),
    text: `${data.client_name} · ${data.by}`,
    link: { href: href(paths.client(data.client_id)), label: m.client_notice_link() },
  };
}
