import { expect } from 'vitest';

import type { Locale } from '#contract/locales.ts';

import { textOf, textsOf } from './html.ts';
import type { PageRow } from './page-row.ts';
import type { PageWorld } from './page-world.ts';

export const headOf = (html: string) => ({ heading: textsOf(html, 'h1'), title: textsOf(html, 'title')[0] });

/** What `headOf` must find on the page in a language. */
export const headIn = (row: PageRow, world: PageWorld, locale: Locale): ReturnType<typeof headOf> => ({
  heading: [textOf(row.heading(world, { locale }))],
  title: expect.stringContaining(textOf((row.title ?? row.heading)(world, { locale }))),
});
