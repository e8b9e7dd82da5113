import type { ServerBuild } from 'react-router';

import { defaultLocale, type Locale } from '#contract/locales.ts';

type Assets = ServerBuild['assets'];

/**
 * The scripts of a page in its language: bin/assets/split-languages.mjs makes a folder for each but English. Without the
 * imports of each script, which React Router would preload: what is seen first (text, styles, font) would share a slow
 * line with them.
 */
export function scriptsOf(assets: Assets, locale: Locale): Assets {
  const inLanguage = (address: string) =>
    locale === defaultLocale ? address : address.replace('/assets/', `/assets/${locale}/`);
  return {
    ...assets,
    url: inLanguage(assets.url),
    entry: { module: inLanguage(assets.entry.module), imports: [] },
    routes: Object.fromEntries(
      Object.entries(assets.routes).map(([id, route]) => [
        id,
        route && { ...route, module: inLanguage(route.module), imports: [] },
      ]),
    ),
  };
}
