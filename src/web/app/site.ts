import { useRouteLoaderData } from 'react-router';

import type { Site } from '#contract/site.ts';
import type { Viewer } from '#contract/viewer.ts';

interface RootData {
  site: Site;
  viewer: Viewer | null;
  nonce: string;
}

function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

const NOWHERE: Site = { name: 'Parlance', contactEmail: '', contactPhone: '', demo: false, demoAccounts: [], origin: '' };

/** What every page knows of the site. Where even that could not be read, the page still says whose it is. */
export const useSite = (): Site => useRootData()?.site ?? NOWHERE;

/** Who is signed in; null for nobody. */
export const useViewer = (): Viewer | null => useRootData()?.viewer ?? null;

/** What an inline script of this answer must carry. */
export const useNonce = (): string | undefined => useRootData()?.nonce;
