import type { NotificationData } from '#contract/notifications/notification-data.ts';
import { preview } from '#contract/notifications/preview.ts';
import { m } from '#generated/paraglide/messages.js';
import { useLive } from '#web/app/live/live.tsx';
import { showToast } from '#web/ui/toast.tsx';

export function NoticeToasts() {
  useLive((event) => {
    if (event.type !== 'notification' || document.visibilityState !== 'visible') return;
    // Messages have separate toasts.
    if (event.data.kind !== 'message_received') void show(event.data);
  });
  return null;
}

/** The texts of all kinds are loaded with the first toast: otherwise every page would contain them. */
async function show(data: NotificationData): Promise<void> {
  const { noticeWords } = await import('./notice-words.ts');
  const words = noticeWords(data);
  if (!words) return;
  const { title, text, link } = words;
  // The specification's title for this toast (section 7).
  const toastTitle = data.kind === 'application_received' ? m.applications_notice_received() : title;
  showToast({ title: toastTitle, description: preview(text, 'toast'), link });
}
