import { preview } from '#contract/preview.ts';
import { m } from '#generated/paraglide/messages.js';
import { useLive } from '#web/app/live/live.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { noticeWords } from './notice-words.ts';

export function NoticeToasts() {
  useLive((event) => {
    if (event.type !== 'notification' || document.visibilityState !== 'visible') return;
    // Messages have toasts of their own.
    if (event.data.kind === 'message_received') return;
    const { title, text, link } = noticeWords(event.data);
    // The specification's title for this toast (section 7).
    const toastTitle = event.data.kind === 'application_received' ? m.applications_notice_received() : title;
    showToast({ title: toastTitle, description: preview(text, 'toast'), link });
  });
  return null;
}
