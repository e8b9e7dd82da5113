import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

import { splitLocale } from '#contract/locales.ts';
import { preview } from '#contract/notifications/preview.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { useLive } from '#web/app/live/live.tsx';
import { useUnread } from '#web/app/unread.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { lastText, senderName } from './message-words.ts';

/** Milliseconds within which messages count as one arrival. */
const SOON = 200;

/** Reports the delivery of each message and shows it, unless its thread is in view. */
export function MessageArrivals({ userId }: { userId: string }) {
  const openId = useOpenThread();
  const { messages: unread } = useUnread();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const acknowledge = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      api.messages.delivered({}).catch(() => {
        // Repeated with the next message or page.
      });
    }, SOON);
  });
  const atFirst = useEffectEvent(() => unread > 0 && acknowledge());
  useEffect(() => {
    atFirst();
    return () => clearTimeout(timer.current);
  }, []);
  useLive((event) => {
    if (event.type !== 'message' || event.recipientId !== userId) return;
    acknowledge();
    const { applicationId, sender, content, attachments } = event.message;
    if (document.visibilityState !== 'visible' || applicationId === openId) return;
    const description = preview(lastText(content, attachments.length), 'toast');
    showToast({
      title: senderName(sender),
      description,
      link: { href: href(paths.messaging(applicationId)), label: m.messages_open() },
    });
  });
  return null;
}

function useOpenThread(): string | undefined {
  const { pathname, search } = useLocation();
  return splitLocale(pathname).path === paths.messaging()
    ? (new URLSearchParams(search).get('application') ?? undefined)
    : undefined;
}
