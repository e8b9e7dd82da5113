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
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { Alternates } from '#web/app/alternates.tsx';
import { PageError } from '#web/app/page-error.tsx';
import { isPublic, useIsStaticPage } from '#web/app/page-kind.ts';
import { Providers } from '#web/app/providers.tsx';
import { requestOf } from '#web/app/request-context.ts';
import { Shell } from '#web/app/shell.tsx';
import { useNonce } from '#web/app/site.ts';
import { NotFound } from '#web/app/not-found-page.tsx';

import staticPageScript from './app/static-page.js?url&no-inline';
import stylesheet from './app/styles.css?url';
import sansFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

import type { Route } from './+types/root';

export const links: Route.LinksFunction = () => [
  // The text's font only: the titles' font is four times its size, and its fallback is cut to the same measures.
  { rel: 'preload', href: sansFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
];

export async function loader({ context, params }: Route.LoaderArgs) {
  const { site, viewer, liveAfter, locale, nonce, api } = requestOf(context);
  // The language is an optional first part of every path, so any unknown word matches there.
  const isKnownLocale = params.locale === undefined || params.locale === locale;
  const unread = viewer && (await api.notifications.unread());
  return data({ site, viewer, unread, liveAfter, nonce, isKnownLocale }, isKnownLocale ? 200 : 404);
}

// The site's facts and the viewer do not change with the address; who changed them says so by revalidating the page.
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href;

export function Layout({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation();
  const isPublicPage = isPublic(useMatches());
  const nonce = useNonce();
  // A public page for a signed-out reader works without React, and then ships none of it.
  const isStaticPage = useIsStaticPage();
  return (
    <html lang={getLocale()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* React Aria adds one small style element and takes its nonce from here. */}
        {isStaticPage ? null : <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />}
        <Meta />
        <Alternates path={splitLocale(pathname).path} isListed={isPublicPage} />
        <Links />
        <script type="module" src={staticPageScript} />
      </head>
      <body>
        <Providers>
          <Shell>{children}</Shell>
        </Providers>
        {isStaticPage ? null : (
          <>
            {/* Zod tries out `new Function` otherwise, and the policy reports it on every page. */}
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

export default function Root({ loaderData }: Route.ComponentProps) {
  const { state } = useNavigation();
  if (!loaderData.isKnownLocale) return <NotFound />;
  return (
    <>
      {/* The loading fallback of a page that is on its way; the first page of a visit comes whole from the server. */}
      <div role="status" className={state === 'loading' ? 'page-progress' : undefined}>
        {state === 'loading' ? <span className="sr-only">{m.app_loading()}</span> : null}
      </div>
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <PageError error={error} />;
}
