import type { MetaDescriptor } from 'react-router';

import type { Site } from '#contract/site.ts';

interface PageText {
  title: string;
  description?: string;
}

/** `matches` is what a meta function gets. */
export function pageMeta(
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
  { title, description }: PageText,
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { site?: Site } | undefined;
  const name = root?.site?.name ?? 'Parlance';
  const whole = title === name ? title : `${title} · ${name}`;
  return [
    { title: whole },
    { property: 'og:title', content: title },
    { property: 'og:site_name', content: name },
    { property: 'og:type', content: 'website' },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
  ];
}
