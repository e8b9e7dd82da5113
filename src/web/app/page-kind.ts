import { useMatches } from 'react-router';

import { useViewer } from './site.ts';

/** What the shell must know of a page: exported by its route module as `handle`. */
export interface PageKind {
  /**
   * Whether a signed-out reader gets it as plain HTML, without React in the browser. Such a page works with links, forms
   * and details alone, and search engines may list it.
   */
  public: boolean;
  /** Whether it takes the window's height and scrolls inside of it, without a footer. */
  fillsWindow?: boolean;
}

export const publicPage: PageKind = { public: true };

/** Whether one of the matched routes is a public page. */
export const isPublic = (matches: readonly { handle?: unknown }[]): boolean =>
  matches.some(
    ({ handle }) => typeof handle === 'object' && handle !== null && 'public' in handle && handle.public === true,
  );

/** Whether the page takes the window's height. */
export const useFillsWindow = (): boolean =>
  useMatches().some(
    ({ handle }) =>
      typeof handle === 'object' && handle !== null && 'fillsWindow' in handle && handle.fillsWindow === true,
  );

/** Whether this page goes out without React: a public one, for a signed-out reader. */
export function useIsStaticPage(): boolean {
  const isPublicPage = isPublic(useMatches());
  return useViewer() === null && isPublicPage;
}
