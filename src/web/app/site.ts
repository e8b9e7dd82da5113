import { useRouteLoaderData } from 'react-router';

import type { Unread } from '#contract/notifications.ts';
import type { Site } from '#contract/site.ts';
import type { Viewer } from '#contract/viewer.ts';

interface RootData {
  site: Site;
  viewer: Viewer | null;
  unread: Unread | null;
  liveAfter: number | null;
  nonce: string;
}

function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

const NOWHERE: Site = {
  name: 'Parlance',
  contactEmail: '',
  contactPhone: '',
  demo: false,
  demoAccounts: [],
  origin: '',
};

/** What every page knows of the site. Where even that could not be read, the page still says whose it is. */
export const useSite = (): Site => useRootData()?.site ?? NOWHERE;

/** Who is signed in; null for nobody. */
export const useViewer = (): Viewer | null => useRootData()?.viewer ?? null;

const NOTHING: Unread = { messages: 0, notifications: 0 };

/** How much was unread when the page was read; `useUnread` follows it. */
export const useUnreadAtFirst = (): Unread => useRootData()?.unread ?? NOTHING;

/** Where the reader's live stream stood before anything of the page was read; null where nobody is signed in. */
export const useLiveAfter = (): number | null => useRootData()?.liveAfter ?? null;

/** What an inline script of this answer must carry. */
export const useNonce = (): string | undefined => useRootData()?.nonce;
