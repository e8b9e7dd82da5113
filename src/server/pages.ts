import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';

import { defaultLocale, locales, splitLocale, type Locale } from '#contract/locales.ts';
import { isTimeZone } from '#contract/time-zone.ts';
import { overwriteGetLocale } from '#generated/paraglide/runtime.js';
import { createPageFinder } from '#web/app/canonical-path.ts';
import { requestContext } from '#web/app/request-context.ts';
import staticPageScript from '#web/app/static-page.js?url&no-inline';
import { overwriteWrittenTexts, type WrittenTexts } from '#web/ui/formats.ts';
import { overwriteZoneOfRequest } from '#web/ui/use-time-zone.ts';

import {
  endedCookieName,
  mailedTokenCookie,
  mailedTokenCookieName,
  readCookie,
} from './features/accounts/session-cookie.ts';
import { contentSecurityPolicy, securityHeaders } from './platform/http/security-headers.ts';
import type { Pages } from './serve-page.ts';

// Concurrent requests have different languages.
const rendering = new AsyncLocalStorage<{
  locale: Locale;
  writtenTexts?: WrittenTexts;
  timeZone?: string | undefined;
}>();
overwriteGetLocale(() => rendering.getStore()?.locale ?? defaultLocale);
overwriteWrittenTexts(() => rendering.getStore()?.writtenTexts);
overwriteZoneOfRequest(() => rendering.getStore()?.timeZone);

const DATA_SUFFIX = /(?:\/_root)?\.data$/;

type Handler = ReturnType<typeof createRequestHandler>;

/** One for each language, which has its own scripts. Development has one set of scripts with all languages. */
function createHandlers(development: boolean): (locale: Locale) => Handler {
  if (development) {
    const handler = createRequestHandler(build, 'development');
    return () => handler;
  }
  const handlers = new Map(
    locales.map((locale) => [
      locale,
      createRequestHandler({ ...build, assets: scriptsOf(build.assets, locale) }, 'production'),
    ]),
  );
  return (locale) => handlers.get(locale) as Handler;
}

/** The reader's, set by `tellZone`. */
function findZone(cookies: string | null): string | undefined {
  const zone = readCookie(cookies, 'parlance.zone');
  return zone !== undefined && isTimeZone(zone) ? zone : undefined;
}

/** Nothing else in the server imports web/. */
export function createPages(options: { https: boolean; development: boolean }): Pages {
  const handlerOf = createHandlers(options.development);
  const fixed = securityHeaders(options.https);
  const findPage = createPageFinder(Object.values(build.routes).flatMap((route) => route ?? []));

  return {
    staticPageScript,
    canonicalPath(pathname) {
      const [suffix = ''] = DATA_SUFFIX.exec(pathname) ?? [];
      if (suffix === '') return findPage(pathname)?.path;
      const page = findPage(pathname.slice(0, -suffix.length) || '/')?.path;
      return page && (page === '/' ? '/_root.data' : `${page}.data`);
    },
    routeOf: (pathname) => findPage(pathname.replace(DATA_SUFFIX, '') || '/')?.route,
    async render(request, parts) {
      const { pathname } = new URL(request.url);
      const { locale } = splitLocale(pathname.replace(DATA_SUFFIX, ''));
      const topics = new Set<string>();
      const nonce = randomBytes(16).toString('base64');
      const writtenTexts: WrittenTexts = new Map();
      const cookies = request.headers.get('cookie');
      const timeZone = parts.viewer ? findZone(cookies) : undefined;
      const provider = new RouterContextProvider();
      provider.set(requestContext, {
        ...parts,
        locale,
        nonce,
        writtenTexts,
        hasEndedUnused: readCookie(cookies, endedCookieName(options.https)) !== undefined,
        mailedToken: readCookie(cookies, mailedTokenCookieName(options.https)),
        mailedTokenCookie: (token) => mailedTokenCookie(token, options.https),
        cacheUntilInvalidated: (...names) => names.forEach((name) => topics.add(name)),
      });
      const response = await rendering.run({ locale, writtenTexts, timeZone }, () =>
        handlerOf(locale)(request, provider),
      );
      for (const [name, value] of fixed) response.headers.set(name, value);
      // The same for all signed-out readers, so it has no nonce.
      const isCached = topics.size > 0 && parts.viewer === null;
      response.headers.set('content-security-policy', contentSecurityPolicy(isCached ? undefined : nonce));
      return { response, topics };
    },
  };
}

type Assets = ServerBuild['assets'];

/** The scripts of a page in its language: bin/assets/split-languages.mjs makes a folder for each but English. */
function scriptsOf(assets: Assets, locale: Locale): Assets {
  const inLanguage = (address: string) =>
    locale === defaultLocale ? address : address.replace('/assets/', `/assets/${locale}/`);
  return {
    ...assets,
    url: inLanguage(assets.url),
    entry: { module: inLanguage(assets.entry.module), imports: assets.entry.imports.map(inLanguage) },
    routes: Object.fromEntries(
      Object.entries(assets.routes).map(([id, route]) => [
        id,
        route && { ...route, module: inLanguage(route.module), imports: route.imports?.map(inLanguage) },
      ]),
    ),
  };
}
