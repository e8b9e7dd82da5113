import type { Notification } from '#contract/notifications/notifications.ts';

import { idOf } from './people.ts';

/** Unread, about the change of an application for “Job 3”. */
export const noticeOf = (number: number): Notification => ({
  id: idOf(1_000 + number),
  type: 'status_change',
  createdAt: '2026-03-10T09:00:00Z',
  readAt: null,
  data: {
    kind: 'application_changed',
    application_id: idOf(1),
    job_id: idOf(2),
    job_title: `Job ${number}`,
    company_name: 'Acme',
    status: 'viewed',
  },
});
