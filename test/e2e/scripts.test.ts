import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

interface Scripts {
  module: string;
  imports: string[];
}

const folder = fileURLToPath(new URL('../../build/client/assets', import.meta.url));
const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** The list of all routes that React Router gives the browser. */
function readManifest(): { entry: Scripts; routes: Record<string, Scripts> } {
  const name = names.find((each) => each.startsWith('manifest-')) ?? '';
  const [json = ''] = /\{.*\}/s.exec(read(name)) ?? [];
  return JSON.parse(json) as ReturnType<typeof readManifest>;
}

/** By script, those that it imports before it runs. */
const imports = new Map(
  names.map((name) => [
    name,
    parseAst(read(name)).body.flatMap((statement) =>
      'source' in statement && statement.source ? [basename(statement.source.value)] : [],
    ),
  ]),
);

/** With all that they import. */
function firstScripts(scripts: Scripts): Set<string> {
  const found = new Set([scripts.module, ...scripts.imports].map((path) => basename(path)));
  // Grows while it is walked.
  for (const name of found) for (const imported of imports.get(name) ?? []) found.add(imported);
  return found;
}

/** Zod's classes say their names. */
const withZod = new Set(names.filter((name) => read(name).includes('$ZodType')));

const { entry, routes } = readManifest();

test('a script with Zod is known', () => {
  expect(withZod.size).toBeGreaterThan(0);
});

// The job editor is a form from its first moment.
const pages = Object.entries(routes).filter(([id]) => id !== 'features/jobs/editor/posting-page');

test.each([['the start of every page', entry], ...pages] as [string, Scripts][])(
  '%s comes without Zod',
  (_, scripts) => {
    expect([...firstScripts(scripts)].filter((name) => withZod.has(name))).toEqual([]);
  },
);
