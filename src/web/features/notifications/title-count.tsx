import { useEffect, useRef } from 'react';

import { badgeText } from '#web/app/navigation.ts';
import { useUnread } from '#web/app/unread.tsx';

/** Adds the number of unread notifications to the title: "(3) Jobs". */
export function TitleCount() {
  const { notifications: unread } = useUnread();
  // The page's own title, and the one set here.
  const titles = useRef({ page: '', written: '' });
  useEffect(() => {
    const count = unread > 0 ? `(${badgeText(unread)}) ` : '';
    const write = () => {
      const { title } = document;
      // Between two pages there may be no title; creating one would leave two.
      if (!title) return;
      const page = title === titles.current.written ? titles.current.page : title;
      titles.current = { page, written: count + page };
      if (title !== count + page) document.title = count + page;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [unread]);
  return null;
}
