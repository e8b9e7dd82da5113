import { Building2 } from 'lucide-react';

import type { NotificationData } from '#contract/notifications/notification-data.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';

import type { NoticeWords } from './asking-words.ts';

/** What consultants of the house agency are told. */
export const agencyWords = (data: Extract<NotificationData, { kind: 'client_handed_over' }>): NoticeWords => ({
  icon: Building2,
  title: m.client_notice_handed_over(),
  text: `${data.client_name} · ${data.by}`,
  link: { href: href(paths.client(data.client_id)), label: m.client_notice_link() },
});
