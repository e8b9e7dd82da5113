import type { Unread } from '#contract/notifications.ts';

import { badgeText } from './navigation.ts';

interface Held {
  isPublicPage: boolean;
  /** The position of the live stream before the page was read. */
  after: number;
  unread: Unread;
}

// React Router's own markup: links that load scripts ahead, and the script that imports all others.
const AHEAD = /<link rel="modulepreload"[^>]*>/g;
const IMPORTS = / type="module" async="">import /;

/**
 * The page's scripts wait for start-later.js, which runs them once they are needed. An error page may have none.
 */
export function holdScripts(html: string, { isPublicPage, after, unread }: Held): string {
  if (!IMPORTS.test(html)) return html;
  const inTitle = unread.notifications > 0 ? badgeText(unread.notifications) : '';
  const messages = unread.messages > 0 ? 'unread' : '';
  const start = `data-start="${isPublicPage ? 'public' : 'own'}" data-after="${after}" data-unread="${inTitle}" data-messages="${messages}"`;
  return html.replace(AHEAD, '').replace(IMPORTS, ` type="text/plain" ${start}>import `);
}
