import type { Locale } from '#contract/locales.ts';
import type { NotificationData } from '#contract/notifications.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';

interface PushWords {
  title: string;
  path: string;
  /** A later one of the same replaces it on the device. */
  tag: string;
}

type Word = (inputs: object, options: { locale: Locale }) => string;

/** For a locked screen: neither names nor jobs nor what was decided. */
export function pushWords(data: NotificationData, locale: Locale): PushWords {
  const { title, path } = wordsOf(data);
  const about = 'application_id' in data ? data.application_id : 'job_id' in data ? data.job_id : '';
  return { title: title({}, { locale }), path, tag: `${data.kind}:${about}` };
}

function wordsOf(data: NotificationData): { title: Word; path: string } {
  switch (data.kind) {
    case 'message_received':
      return { title: m.push_notice_message, path: paths.messaging(data.application_id) };
    case 'application_changed':
      return { title: m.push_notice_own_application, path: paths.seekerApplication(data.application_id) };
    case 'application_received':
      return { title: m.push_notice_application, path: paths.reviewApplication(data.application_id) };
    case 'application_moved':
    case 'application_withdrawn':
      return { title: m.push_notice_changed, path: paths.reviewApplication(data.application_id) };
    case 'comment_mention':
    case 'todo_assigned':
      return { title: m.push_notice_colleague, path: paths.reviewApplication(data.application_id) };
    case 'interview':
      return {
        title: m.push_notice_interview,
        path:
          data.for === 'applicant'
            ? paths.seekerApplication(data.application_id)
            : paths.reviewApplication(data.application_id),
      };
    default:
      return { title: m.push_notice_other, path: paths.notifications() };
  }
}
