import { preview } from '#contract/preview.ts';
import { m } from '#generated/paraglide/messages.js';
import { useLive } from '#web/app/live/live.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { noticeWords } from './notice-words.ts';

/** Shows a notification when it arrives, in whichever tab is looked at. It stays in the list of them. */
export function NoticeToasts() {
  useLive((event) => {
    if (event.type !== 'notification' || document.visibilityState !== 'visible') return;
    // Each message has a toast of its own.
    if (event.data.kind === 'message_received') return;
    const { title, text, link } = noticeWords(event.data);
    // The specification's own title of this toast (section 7).
    const toastTitle = event.data.kind === 'application_received' ? m.applications_notice_received() : title;
    showToast({ title: toastTitle, description: preview(text, 'toast'), link });
  });
  return null;
}
