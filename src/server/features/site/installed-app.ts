import { Hono } from 'hono';
import { html } from 'hono/html';

import { locales, localizePath, type Locale } from '#contract/locales.ts';
import { accentPath, paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Ctx } from '../../context.ts';
import { plainPage } from '../../plain-page.ts';
import { accentRoutes, findOwnAccent } from './accent.ts';

/** The application manifest (W3C), the site's colour and icon, and the page that public/service-worker.js shows without a connection. */
export function installedAppRoutes(base: Pick<Ctx, 'settings'>): Hono {
  const app = new Hono().route('/', accentRoutes());
  for (const locale of locales) {
    app.get(localizePath('/manifest.webmanifest', locale), async (context) => {
      const { 'site.name': name, 'site.accent_color': color } = await base.settings();
      return context.body(JSON.stringify(manifest({ name, color, locale })), 200, {
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'public, no-cache',
      });
    });
    app.get(localizePath('/offline', locale), (context) => context.html(offlinePage(locale)));
  }
  return app;
}

const manifest = ({ name, color, locale }: { name: string; color: string; locale: Locale }) => ({
  id: '/',
  name,
  short_name: name,
  lang: locale,
  start_url: localizePath(paths.home(), locale),
  scope: '/',
  display: 'standalone',
  background_color: '#faf6ee',
  theme_color: color,
  icons: findOwnAccent(color) ? [drawnIcon(accentPath(color, 'svg'))] : [drawnIcon('/icon.svg'), ...paintedIcons],
});

const drawnIcon = (src: string) => ({ src, sizes: 'any', type: 'image/svg+xml' });

/** In the product's own colour. */
const paintedIcons = [
  ...[192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
  { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

const offlinePage = (locale: Locale) =>
  plainPage({
    locale,
    title: m.app_offline_title({}, { locale }),
    content: html`<p>${m.app_offline_text({}, { locale })}</p>
      <p><a href="">${m.app_try_again({}, { locale })}</a></p>`,
  });
