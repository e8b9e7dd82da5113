import { Link, type LinkProps } from 'react-router';

export interface RouteLinkProps extends Omit<LinkProps, 'to' | 'discover' | 'relative' | 'mask'> {
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
  prefetch: _prefetch,
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

/** Within the site; all routes are known from the start, so none is discovered. */
export const RouteLink = (props: RouteLinkProps) =>
  import.meta.env.SSR && isPath(props.to) ? <WrittenLink {...props} /> : <Link discover="none" {...props} />;
