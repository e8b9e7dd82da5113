import { useSyncExternalStore } from 'react';
import { Link, type LinkProps } from 'react-router';

export interface RouteLinkProps extends Omit<LinkProps, 'to' | 'discover' | 'prefetch' | 'relative' | 'mask'> {
  /** Already localised. */
  to: string;
  /** The server records who opened its page, so hovering must not open it. */
  isRecorded?: boolean | undefined;
}

/** Absolute within the site, so that nothing has to be resolved. */
const isPath = (to: string): boolean => to.startsWith('/') && !to.startsWith('//');

/**
 * Renders React Router's link on the server: a page has fifty, and the original looks up route, location and handlers for
 * each.
 */
function WrittenLink({
  to,
  isRecorded: _recorded,
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
 * Prefetches its page when hovered, focused or touched, but not without a connection: if React Router cannot load a
 * script, it reloads the page, and unsaved input would be lost.
 */
function LinkAhead({ isRecorded = false, ...props }: RouteLinkProps) {
  const isOnline = useSyncExternalStore(
    listenToConnection,
    () => navigator.onLine,
    () => true,
  );
  return <Link {...props} discover="none" prefetch={isOnline && !isRecorded ? 'intent' : 'none'} />;
}

/** Within the site; all routes are known from the start, so none has to be discovered. */
export const RouteLink = (props: RouteLinkProps) =>
  import.meta.env.SSR && isPath(props.to) ? <WrittenLink {...props} /> : <LinkAhead {...props} />;
