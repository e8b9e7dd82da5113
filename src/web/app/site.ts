import { useRouteLoaderData } from 'react-router';

import type { Viewer } from '#contract/accounts/viewer.ts';
import { locales } from '#contract/locales.ts';
import type { Unread } from '#contract/notifications/notifications.ts';
import type { Site } from '#contract/site/site.ts';

export interface RootData {
  site: Site;
  viewer: Viewer | null;
  /** Whether the viewer has to accept new terms. */
  isAskedForTerms: boolean;
  unread: Unread | null;
  liveAfter: number | null;
  nonce: string;
}

function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

const NOWHERE: Site = {
  name: 'Parlance',
  accentColor: null,
  logo: null,
  languages: [...locales],
  contactEmail: '',
  contactPhone: '',
  ownPages: [],
  appliesWithoutAccount: false,
  demo: false,
  demoAccounts: [],
  origin: '',
};

/** Falls back to defaults if the site's data could not be read. */
export const useSite = (): Site => useRootData()?.site ?? NOWHERE;

export const useViewer = (): Viewer | null => useRootData()?.viewer ?? null;

/** False for signed-out readers and people without an account. */
export function useHasAccount(): boolean {
  const viewer = useViewer();
  return viewer !== null && viewer.unclaimed === null;
}

export const useIsAskedForTerms = (): boolean => useRootData()?.isAskedForTerms ?? false;

const NOTHING: Unread = { messages: 0, notifications: 0 };

/** Unread counts when the page was read; `useUnread` keeps them current. */
export const useInitialUnread = (): Unread => useRootData()?.unread ?? NOTHING;

/** Position of the live stream before the page was read; null if signed out. */
export const useLiveAfter = (): number | null => useRootData()?.liveAfter ?? null;

export const useNonce = (): string | undefined => useRootData()?.nonce;
