import type { NotificationData } from '#contract/notifications/notification-data.ts';
import type { NotificationType } from '#contract/notifications/notifications.ts';

import { daysAfter } from '../features/jobs/term.ts';
import '../features/notifications/table.ts';
import { newId } from '../platform/id.ts';
import type { ApplicationRows } from './demo-applications.ts';
import type { Row } from './insert-rows.ts';

interface Told {
  userId: string;
  type: NotificationType;
  data: Extract<NotificationData, { application_id: string }>;
  at: Date | undefined;
  unread: boolean;
  /** Omitted if its texts are deleted with the application. */
  aboutUserId?: string;
}

export const notificationRow = ({ userId, type, data, at, unread, aboutUserId }: Told): Row<'notification'> => ({
  id: newId(),
  user_id: userId,
  type,
  data,
  application_id: data.application_id,
  about_user_id: aboutUserId ?? null,
  dedupe_key: null,
  read_at: unread ? null : (at ?? null),
  created_at: at,
});

export const factsOf = ({ application }: ApplicationRows) => ({
  application_id: application.id,
  job_id: application.job_id,
  job_title: application.job_facts.title,
});

const UNREAD_DAYS = 2;

/** The most recent ones are unread. */
export function employerNotifications(
  userId: string,
  rows: readonly ApplicationRows[],
  now: Date,
): Row<'notification'>[] {
  const unreadSince = daysAfter(now, -UNREAD_DAYS);
  return rows.map((row) => {
    const { applicant_facts: applicant, applied_at: at, status } = row.application;
    const data = {
      kind: 'application_received',
      ...factsOf(row),
      name: `${applicant.firstName} ${applicant.lastName}`,
    } as const;
    return notificationRow({
      userId,
      type: 'application',
      data,
      at,
      unread: status === 'new' && at !== undefined && at > unreadSince,
    });
  });
}

/** Changes of status by others; the last one is unread. */
export function seekerNotifications(userId: string, rows: readonly ApplicationRows[]): Row<'notification'>[] {
  return rows.flatMap((row) => {
    const changes = row.events.filter(({ to_status: to }) => to !== 'new' && to !== 'withdrawn');
    return changes.map(({ to_status: status, at }, index) => {
      const data = {
        kind: 'application_changed',
        ...factsOf(row),
        company_name: row.application.job_facts.companyName,
        status,
      } as const;
      return notificationRow({ userId, type: 'status_change', data, at, unread: index === changes.length - 1 });
    });
  });
}
