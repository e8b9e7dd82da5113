import { useSyncExternalStore } from 'react';
import { Link, type LinkProps } from 'react-router';

export interface RouteLinkProps extends Omit<LinkProps, 'to' | 'discover' | 'prefetch' | 'relative' | 'mask'> {
  /** Already localised. */
  to: string;
}

/** From the root of the site, so that nothing has to be resolved. */
const isPath = (to: string): boolean => to.startsWith('/') && !to.startsWith('//');

/**
 * React Router's link as the server writes it: there are fifty on a page, and its own one looks up route, location and handlers for
 * each.
 */
function WrittenLink({
  to,
  reloadDocument: _reloads,
  replace: _replaces,
  state: _state,
  preventScrollReset: _scrolls,
  viewTransition: _transition,
  defaultShouldRevalidate: _revalidates,
  children,
  ...rest
}: RouteLinkProps) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}

function listenToConnection(listener: () => void): () => void {
  for (const type of ['online', 'offline']) addEventListener(type, listener);
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, listener);
  };
}

/**
 * Reads its page ahead when it is pointed at, focused or touched, but not without a connection: where React Router cannot
 * load a script it reloads the page, and what was typed on it would be lost.
 */
function LinkAhead(props: RouteLinkProps) {
  const isOnline = useSyncExternalStore(
    listenToConnection,
    () => navigator.onLine,
    () => true,
  );
  return <Link {...props} discover="none" prefetch={isOnline ? 'intent' : 'none'} />;
}

/** Within the site; all routes are known from the start, so none is discovered. */
export const RouteLink = (props: RouteLinkProps) =>
  import.meta.env.SSR && isPath(props.to) ? <WrittenLink {...props} /> : <LinkAhead {...props} />;
