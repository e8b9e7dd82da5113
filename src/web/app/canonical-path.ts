import { matchRoutes, type RouteObject } from 'react-router';

import { defaultLocale, isLocale, localizePath } from '#contract/locales.ts';
import { keepResults } from '#web/ui/keep-results.ts';

interface ListedRoute {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
}

const LOCALE = ':locale?';
/** Paths; with their results at most some 2 MB. */
const KEPT = 5_000;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

interface Page {
  /** Its one address. */
  path: string;
  /** Its pattern, without the language. */
  route: string;
}

/**
 * Letter case, percent-encoding, trailing slashes and the default language's prefix may differ. Undefined if no page
 * matches.
 */
export function createPageFinder(routes: readonly ListedRoute[]): (pathname: string) => Page | undefined {
  const tree = childrenOf(routes, undefined);
  const keep = keepResults<Page | undefined>(KEPT);
  const find = (pathname: string): Page | undefined => {
    // The router would match undecodable text as it is.
    if (!canDecode(pathname)) return undefined;
    const branch = matchRoutes(tree, pathname);
    const params = branch?.at(-1)?.params;
    if (!branch || !params) return undefined;
    const { locale = defaultLocale } = params;
    if (!isLocale(locale)) return undefined;
    const pattern = branch
      .flatMap(({ route }) => route.path?.split('/') ?? [])
      .filter((segment) => segment !== '' && segment !== LOCALE);
    if (pattern.includes('*')) return undefined;
    const segments = pattern.map((segment) => (segment.startsWith(':') ? written(params[segment.slice(1)]) : segment));
    return {
      path: localizePath(`/${segments.join('/')}`, locale),
      route: `/${pattern.join('/')}`,
    };
  };
  // The router ranks all routes again each time.
  return (pathname) => keep(pathname, () => find(pathname));
}

// UUIDs ignore case (RFC 9562, 4).
const written = (param = ''): string => encodeURIComponent(UUID.test(param) ? param.toLowerCase() : param);

const childrenOf = (routes: readonly ListedRoute[], parentId: string | undefined): RouteObject[] =>
  routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: childrenOf(routes, id) }));

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
