import type Axe from 'axe-core';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe's findings, one line per rule. */
export async function axeFindings(page: Page, { contrast = true } = {}): Promise<string[]> {
  await page.evaluate(await source);
  const { violations } = await page.evaluate(
    (enabled) =>
      // Describing each passed element takes longer than checking it; preloading serves experimental rules only.
      (globalThis as unknown as { axe: Pick<typeof Axe, 'run'> }).axe.run({
        resultTypes: ['violations'],
        preload: false,
        rules: { 'color-contrast': { enabled } },
      }),
    contrast,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
