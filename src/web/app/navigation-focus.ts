import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Once another page is shown, its heading has the focus, so that a screen reader says its title and Tab goes on from there. A
 * page that focuses something else by itself keeps that, and so does one that only gets another address.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const shown = useRef(pathname);
  const before = useRef<Element>(null);
  // Before the effects of the page, which may focus a field.
  useLayoutEffect(() => {
    before.current = document.activeElement;
  });
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const { activeElement } = document;
    if (activeElement !== before.current || (isReplaced && activeElement !== document.body)) return;
    const main = document.getElementById('content');
    const heading = main?.querySelector('h1') ?? main;
    if (!heading) return;
    heading.tabIndex = -1;
    // The router restores where the page was scrolled to.
    heading.focus({ preventScroll: true });
  }, [pathname, isReplaced]);
}
