import type { MetaDescriptor } from 'react-router';

import { sharePicturePath } from '#contract/paths.ts';
import type { Site } from '#contract/site.ts';
import { getLocale } from '#generated/paraglide/runtime.js';

interface PageText {
  title: string;
  description?: string;
  /** Of the link where it is shared: `jobs/ID`. By default the site's. */
  picture?: string;
}

/** `matches` is what a meta function gets. */
export function pageMeta(
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
  { title, description, picture = 'site' }: PageText,
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { site?: Site } | undefined;
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
