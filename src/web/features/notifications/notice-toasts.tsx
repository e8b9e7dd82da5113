import { useLive } from '#web/app/live/live.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { noticeWords } from './notice-words.ts';
import { preview } from './preview.ts';

/** Shows a notification when it arrives, in whichever tab is looked at. It stays in the list of them. */
export function NoticeToasts() {
  useLive((event) => {
    if (event.type !== 'notification' || document.visibilityState !== 'visible') return;
    const { title, text, link } = noticeWords(event.data);
    showToast({ title, description: preview(text), link });
  });
  return null;
}
