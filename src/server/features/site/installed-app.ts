import { Hono } from 'hono';
import { html } from 'hono/html';

import { locales, localizePath, type Locale } from '#contract/locales.ts';
import { accentIconPath, accentPath, paths } from '#contract/paths.ts';
import type { Site } from '#contract/site/site.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Ctx } from '../../context.ts';
import { plainPage } from '../../plain-page.ts';
import { accentRoutes, findOwnAccent } from './accent.ts';
import { logoRoutes, presentLogo } from './logo.ts';

/** The application manifest (W3C), the site's colour and icon, and the page that public/service-worker.js shows without a connection. */
export function installedAppRoutes(base: Pick<Ctx, 'settings' | 'db'>): Hono {
  const app = new Hono().route('/', accentRoutes(base)).route('/', logoRoutes(base));
  for (const locale of locales) {
    app.get(localizePath('/manifest.webmanifest', locale), async (context) => {
      const { 'site.name': name, 'site.accent_color': color, 'site.logo': logo } = await base.settings();
      return context.body(JSON.stringify(manifest({ name, color, logo: presentLogo(logo), locale })), 200, {
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'public, no-cache',
      });
    });
    app.get(localizePath('/offline', locale), (context) => context.html(offlinePage(locale)));
  }
  return app;
}

interface Shown {
  name: string;
  color: string;
  logo: Site['logo'];
  locale: Locale;
}

const manifest = ({ name, color, logo, locale }: Shown) => ({
  id: '/',
  name,
  short_name: name,
  lang: locale,
  start_url: localizePath(paths.home(), locale),
  scope: '/',
  display: 'standalone',
  background_color: '#faf6ee',
  theme_color: color,
  icons: iconsOf(color, logo),
});

function iconsOf(color: string, logo: Site['logo']) {
  if (logo) {
    const icon = { src: logo.iconPath, sizes: '512x512', type: 'image/png' };
    return [icon, { ...icon, purpose: 'maskable' }];
  }
  if (!findOwnAccent(color)) return [drawnIcon('/icon.svg'), ...paintedIcons];
  return [
    drawnIcon(accentPath(color, 'svg')),
    ...[192, 512].map((size) => paintedIcon(accentIconPath(color, size), size)),
  ];
}

const drawnIcon = (src: string) => ({ src, sizes: 'any', type: 'image/svg+xml' });

const paintedIcon = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' });

/** In the product's own colour. */
const paintedIcons = [
  ...[192, 512].map((size) => paintedIcon(`/icon-${size}.png`, size)),
  { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

const offlinePage = (locale: Locale) =>
  plainPage({
    locale,
    title: m.app_offline_title({}, { locale }),
    content: html`<p>${m.app_offline_text({}, { locale })}</p>
      <p><a href="">${m.app_try_again({}, { locale })}</a></p>`,
  });
