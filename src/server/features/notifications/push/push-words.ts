import type { Locale } from '#contract/locales.ts';
import type { NotificationData } from '#contract/notifications/notifications.ts';
import { paths } from '#contract/paths.ts';
import { notificationKindWords } from '#words/notifications.ts';

interface PushWords {
  title: string;
  path: string;
  /** A later notification with the same tag replaces it on the device. */
  tag: string;
}

export function pushWords(data: NotificationData, locale: Locale): PushWords {
  const about = 'application_id' in data ? data.application_id : 'job_id' in data ? data.job_id : '';
  return {
    title: notificationKindWords[data.kind].push({}, { locale }),
    path: pathOf(data),
    tag: `${data.kind}:${about}`,
  };
}

function pathOf(data: NotificationData): string {
  switch (data.kind) {
    case 'message_received':
      return paths.messaging(data.application_id);
    case 'application_changed':
      return paths.seekerApplication(data.application_id);
    case 'interview':
      return data.for === 'applicant'
        ? paths.seekerApplication(data.application_id)
        : paths.reviewApplication(data.application_id);
    case 'application_received':
    case 'application_moved':
    case 'application_withdrawn':
    case 'comment_mention':
    case 'todo_assigned':
      return paths.reviewApplication(data.application_id);
    default:
      return paths.notifications();
  }
}
