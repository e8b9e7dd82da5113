import sansFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { useEffect, useState } from 'react';
import {
  data,
  isRouteErrorResponse,
  type ShouldRevalidateFunctionArgs,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  useRouteError,
} from 'react-router';

import { splitLocale } from '#contract/locales.ts';
import { accentIconPath, accentPath } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { Alternates } from '#web/app/alternates.tsx';
import { href } from '#web/app/href.ts';
import { useFocusOnNavigation } from '#web/app/navigation-focus.ts';
import { NotFound } from '#web/app/not-found-page.tsx';
import { readPage, usePageData } from '#web/app/page-data.ts';
import { PageError } from '#web/app/page-error.tsx';
import { isPublic, useIsStaticPage } from '#web/app/page-kind.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { Providers } from '#web/app/providers.tsx';
import { requestOf } from '#web/app/request-context.ts';
import { Shell } from '#web/app/shell.tsx';
import { useNonce, useSite } from '#web/app/site.ts';
import { serversZone } from '#web/ui/use-time-zone.ts';

import type { Route } from './+types/root';
import earlyInput from './app/early-input.js?raw';
import staticPageScript from './app/static-page.js?url&no-inline';
import stylesheet from './app/styles.css?url';

export const links: Route.LinksFunction = () => [
  // Only the text font: the title font is four times its size, and its fallback has the same metrics.
  { rel: 'preload', href: sansFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: stylesheet },
];

/** Of the pages that this file renders in place of those that fail; the others have their own. */
export const meta: Route.MetaFunction = ({ matches, error }) =>
  error === undefined ? [] : pageMeta(matches, { title: isUnknown(error) ? m.app_not_found() : m.app_error_title() });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { site, viewer, isAskedForTerms, liveAfter, locale, nonce, api } = requestOf(context);
  // The language is an optional first part of every path, so any unknown word matches there.
  const isKnownLocale = params.locale === undefined || params.locale === locale;
  const unread = viewer && (await api.notifications.unread());
  return data({ site, viewer, isAskedForTerms, unread, liveAfter, nonce, isKnownLocale }, isKnownLocale ? 200 : 404);
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [readPage];

// Site and viewer do not depend on the address; their changes revalidate the page explicitly.
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href;

export function Layout({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation();
  const isPublicPage = isPublic(useMatches());
  // A later read has a nonce of its own, which the document's policy does not know.
  const [nonce] = useState(useNonce());
  // Static pages ship no React.
  const isStaticPage = useIsStaticPage();
  return (
    <html lang={getLocale()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* React Aria reads the nonce for its one style element here. */}
        {isStaticPage ? null : <meta property="csp-nonce" content="" nonce={nonce} suppressHydrationWarning />}
        {isStaticPage ? null : <script nonce={nonce} suppressHydrationWarning>{`{${earlyInput}}`}</script>}
        <Meta />
        <Alternates path={splitLocale(pathname).path} isListed={isPublicPage} />
        <Links />
        <Colour />
        <link rel="manifest" href={href('/manifest.webmanifest')} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf6ee" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171512" />
        {/* On a slow line, after what is seen. */}
        <script type="module" fetchPriority="low" src={staticPageScript} />
      </head>
      {/* Written by the server only. */}
      <body data-time-zone={import.meta.env.SSR && !isStaticPage ? serversZone() : undefined} suppressHydrationWarning>
        <Providers>
          <Shell>{children}</Shell>
        </Providers>
        {isStaticPage ? null : (
          <>
            {/* Otherwise Zod tries `new Function`, which the policy reports on every page. */}
            <script
              nonce={nonce}
              suppressHydrationWarning
            >{`globalThis.__zod_globalConfig = { jitless: true }`}</script>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

/** Of the icon, and where the site has one of its own, of the page. */
function Colour() {
  const { accentColor, logo } = useSite();
  if (logo)
    return (
      <>
        {accentColor && <link rel="stylesheet" href={accentPath(accentColor, 'css')} />}
        <link rel="icon" href={logo.iconPath} type="image/png" />
        <link rel="apple-touch-icon" href={logo.iconPath} />
      </>
    );
  if (accentColor === null)
    return (
      <>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-maskable.png" />
      </>
    );
  return (
    <>
      <link rel="stylesheet" href={accentPath(accentColor, 'css')} />
      <link rel="icon" href={accentPath(accentColor, 'svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={accentIconPath(accentColor, 512)} />
    </>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const isLoading = useNavigation().state === 'loading';
  const isSlow = useIsLong(isLoading);
  useFocusOnNavigation();
  usePageData();
  if (!loaderData.isKnownLocale) return <NotFound />;
  return (
    <>
      {/* Loading fallback during navigation; the first page arrives whole. */}
      <div role="status" className={isLoading ? 'page-progress' : undefined}>
        {isSlow && <span className="sr-only">{m.app_loading()}</span>}
      </div>
      <Outlet />
    </>
  );
}

/** Milliseconds after which a screen reader says that the page is loading; most pages are there before. */
const LONG = 1_000;

function useIsLong(isLoading: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(setLong, LONG, true);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isLoading]);
  return isLong;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isUnknown(error) ? <NotFound /> : <PageError error={error} />;
}

const isUnknown = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;
