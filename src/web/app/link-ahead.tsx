import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

import { RouteLink, type RouteLinkProps } from '#web/ui/route-link.tsx';

/** Milliseconds in which a pointer that only passes by has gone on. */
const MEANT = 100;

/**
 * Of the navigation: says whether its page is the current one, and reads it ahead once somebody points at it. React Router would do so without a connection too, and where a script
 * cannot be loaded it reloads the page: who only pointed at a link would lose what they read and typed.
 */
export function LinkAhead(props: Omit<RouteLinkProps, 'prefetch' | 'aria-current'>) {
  const { pathname } = useLocation();
  const [isMeant, setMeant] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What was read ahead is not kept for a press minutes later.
  const leave = () => {
    clearTimeout(timer.current);
    setMeant(false);
  };
  const come = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => navigator.onLine && setMeant(true), MEANT);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <RouteLink
      {...props}
      aria-current={pathname === props.to ? 'page' : undefined}
      prefetch={isMeant ? 'render' : 'none'}
      onMouseEnter={come}
      onFocus={come}
      onTouchStart={come}
      onMouseLeave={leave}
      onBlur={leave}
    />
  );
}
