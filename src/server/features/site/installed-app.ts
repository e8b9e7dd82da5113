import { Hono } from 'hono';
import { html } from 'hono/html';

import { locales, localizePath, type Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Ctx } from '../../context.ts';
import { plainPage } from '../../plain-page.ts';

/** The application manifest (W3C) and the page that public/service-worker.js shows without a connection. */
export function installedAppRoutes(base: Pick<Ctx, 'settings'>): Hono {
  const app = new Hono();
  for (const locale of locales) {
    app.get(localizePath('/manifest.webmanifest', locale), async (context) => {
      const { 'site.name': name } = await base.settings();
      return context.body(JSON.stringify(manifest(name, locale)), 200, {
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'public, no-cache',
      });
    });
    app.get(localizePath('/offline', locale), (context) => context.html(offlinePage(locale)));
  }
  return app;
}

const manifest = (name: string, locale: Locale) => ({
  id: '/',
  name,
  short_name: name,
  lang: locale,
  start_url: localizePath(paths.home(), locale),
  scope: '/',
  display: 'standalone',
  background_color: '#faf6ee',
  theme_color: '#17513b',
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ...[192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

const offlinePage = (locale: Locale) =>
  plainPage({
    locale,
    title: m.app_offline_title({}, { locale }),
    content: html`<p>${m.app_offline_text({}, { locale })}</p>
      <p><a href="">${m.app_try_again({}, { locale })}</a></p>`,
  });
