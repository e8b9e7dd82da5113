import { useMatches } from 'react-router';

import { useViewer } from './site.ts';

/** Page properties for the shell, exported by route modules as `handle`. */
export interface PageKind {
  /**
   * Signed-out readers get a static page, which works with links, forms and details alone. Search engines may index it.
   */
  public: boolean;
  /** Takes the window's height and scrolls inside, without a footer. */
  fillsWindow?: boolean;
}

export const publicPage: PageKind = { public: true };

export const isPublic = (matches: readonly { handle?: unknown }[]): boolean =>
  matches.some(
    ({ handle }) => typeof handle === 'object' && handle !== null && 'public' in handle && handle.public === true,
  );

export const useFillsWindow = (): boolean =>
  useMatches().some(
    ({ handle }) =>
      typeof handle === 'object' && handle !== null && 'fillsWindow' in handle && handle.fillsWindow === true,
  );

/** A public page for a signed-out reader. */
export function useIsStaticPage(): boolean {
  const isPublicPage = isPublic(useMatches());
  return useViewer() === null && isPublicPage;
}
