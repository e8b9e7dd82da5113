import { readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';
import { expect, test } from 'vitest';

const web = new URL('../', import.meta.url);
const tailwind = createRequire(import.meta.url).resolve('tailwindcss/index.css');

async function readAll(pattern: string): Promise<string[]> {
  const texts: Promise<string>[] = [];
  for await (const path of glob(pattern, { cwd: web })) texts.push(readFile(new URL(path, web), 'utf8'));
  return Promise.all(texts);
}

/** The styles' own imports: other style sheets in the same folder, and Tailwind. */
const loadStylesheet = (id: string, base: string) => {
  const path = id === 'tailwindcss' ? tailwind : new URL(id, `file://${base}/`).pathname;
  return Promise.resolve({ path, base: path.slice(0, path.lastIndexOf('/')), content: readFileSync(path, 'utf8') });
};

/** Whole names in literal texts of `className`; a name next to an expression in braces is not whole. */
const namesIn = (source: string): string[] =>
  Array.from(source.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g), ([, text, template]) =>
    (text ?? template ?? '').replaceAll(/\S*\$\{[^}]*\}\S*/g, ' ').split(/\s+/),
  ).flat();

test('defines styles for every class name', async () => {
  const entry = new URL('app/styles.css', web);
  const base = entry.pathname.slice(0, entry.pathname.lastIndexOf('/'));
  const design = await loadDesignSystem(readFileSync(entry, 'utf8'), { base, loadStylesheet });
  const own = new Set(
    (await readAll('**/*.css')).flatMap((css) => Array.from(css.matchAll(/\.([a-z][\w-]*)/g), ([, name]) => name)),
  );
  const names = [...new Set((await readAll('**/*.tsx')).flatMap(namesIn))].filter((name) => name && !own.has(name));
  const styles = design.candidatesToCss(names);
  const isMark = (name: string) => /^(group|peer)(\/|$)/.test(name);
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter((name, at) => styles[at] === null && !isMark(name))).toEqual([]);
});
