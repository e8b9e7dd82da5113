import type { MetaDescriptor } from 'react-router';

import { sharePicturePath } from '#contract/paths.ts';
import type { Site } from '#contract/site/site.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';

interface PageText {
  title: string;
  description?: string;
  /** Of the link where it is shared: `jobs/ID`. By default the site's. */
  picture?: string;
}

interface RootMatch {
  site: Site;
  isKnownLocale: boolean;
}

/** `matches` is what a meta function gets. */
export function pageMeta(
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
  text: PageText,
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as Partial<RootMatch> | undefined;
  // The root renders "not found" in place of a page below an unknown language.
  const { title, description, picture = 'site' } = root?.isKnownLocale === false ? { title: m.app_not_found() } : text;
  const name = root?.site?.name ?? 'Parlance';
  const whole = title === name ? title : `${title} · ${name}`;
  return [
    { title: whole },
    { property: 'og:title', content: title },
    { property: 'og:site_name', content: name },
    { property: 'og:type', content: 'website' },
    { property: 'og:image', content: `${root?.site?.origin ?? ''}${sharePicturePath(picture, getLocale())}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
  ];
}
