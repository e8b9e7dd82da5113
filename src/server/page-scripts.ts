import type { ServerBuild } from 'react-router';

import { defaultLocale, type Locale } from '#contract/locales.ts';

type Assets = ServerBuild['assets'];

/** The scripts of a page in its language: bin/assets/split-languages.mjs makes a folder for each but English. */
export function scriptsOf(assets: Assets, locale: Locale): Assets {
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
