import { useLocation } from 'react-router';

import { RouteLink, type RouteLinkProps } from '#web/ui/route-link.tsx';

/** Says whether its page is the current one. */
export function NavigationLink(props: Omit<RouteLinkProps, 'aria-current'>) {
  const { pathname } = useLocation();
  return <RouteLink {...props} aria-current={pathname === props.to ? 'page' : undefined} />;
}
