import { join } from 'node:path';
import { analyse } from 'scslre';
import { afterAll, expect, test, vi } from 'vitest';

import { locales } from '#contract/locales.ts';

import { composingFiles, readWritten, ROOT, type Pattern } from './patterns.ts';

/** Expressions that take quadratic time or longer, by static analysis. */
const slowOf = (patterns: readonly Pattern[]): string[] =>
  patterns.flatMap(({ at, source, flags }) =>
    analyse({ source, flags }).reports.map(({ type }) => `${at}: ${type} in /${source}/${flags}`),
  );

test('regular expressions take time linear in the text, whatever it contains', async () => {
  expect(slowOf(await readWritten())).toEqual([]);
});

afterAll(() => vi.unstubAllGlobals());

test('regular expressions assembled at run time take linear time too', async () => {
  const composed: Pattern[] = [];
  let at = '';
  vi.stubGlobal(
    'RegExp',
    new Proxy(RegExp, {
      construct(target, given: [string, string?]) {
        const made = new target(...given);
        composed.push({ at, source: made.source, flags: made.flags });
        return made;
      },
    }),
  );
  for (const file of await composingFiles()) {
    at = file;
    // Once more, separate from the module that other tests have loaded.
    const made = (await import(`${join(ROOT, file)}?composed`)) as Record<string, (...given: unknown[]) => unknown>;
    // Compiled on first use.
    const text = { title: 'a', description: 'a', requirements: 'a' };
    made['checkWording']?.(Object.fromEntries(locales.map((locale) => [locale, text])));
    made['findFormerPayAsked']?.('Your salary?');
    for (const locale of locales) made['languageWordsOf']?.(locale);
  }
  vi.unstubAllGlobals();
  expect(composed.length).toBeGreaterThan(100);
  expect(slowOf(composed)).toEqual([]);
});
