import type { NotificationData } from '#contract/notifications.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { ownApplicationHref } from '#web/features/applications/own/own-filters.ts';
import { changeName } from '#web/features/applications/status-words.ts';

/** A notification in the reader's words, and the way to what it is about. */
interface NoticeWords {
  title: string;
  text: string;
  link: { href: string; label: string };
}

/** What a notification says (specification, sections 7 and 8). */
export function noticeWords(data: NotificationData): NoticeWords {
  const id = data.application_id;
  if (data.kind === 'application_changed') {
    const link = { href: ownApplicationHref(id), label: m.applications_see_own() };
    return { title: changeName(data.status), text: `${data.job_title} · ${data.company_name}`, link };
  }
  const link = { href: href(paths.reviewApplication(id)), label: m.application_mail_review() };
  const names = { name: data.name || m.applications_notice_candidate(), job: data.job_title };
  return data.kind === 'application_received'
    ? { title: m.applications_notice_received(), text: m.applications_notice_received_text(names), link }
    : { title: m.applications_event_withdrawn(), text: m.applications_notice_withdrawn_text(names), link };
}
