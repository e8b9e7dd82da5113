import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

interface Scripts {
  module: string;
  imports: string[];
  parentId?: string;
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

const KILOBYTE = 1024;
/** What may not grow unnoticed; `npm run bench -- signed-in` has what is aimed at. In KB with gzip. */
const MOST = 210;
/** Pages that begin with fields of React Aria, and the job editor with its schemas. */
const MORE: Record<string, number> = {
  profile: 275,
  'profile/job-seeker': 275,
  'features/profiles/employer-profile-page': 275,
  'features/admin/search-words/search-words-tab': 275,
  'features/dev/parts-route': 275,
  'features/jobs/editor/posting-page': 315,
  'jobs/post': 315,
  'jobs/edit': 315,
};
const FILES_MOST = 16;

test.each(Object.keys(routes))('the scripts of %s are few and small', (id) => {
  const found = firstScripts(entry);
  for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId)
    for (const name of firstScripts(routes[at]!)) found.add(name);
  const bytes = [...found].reduce((sum, name) => sum + gzipSync(read(name)).length, 0);
  expect(bytes / KILOBYTE).toBeLessThan(MORE[id] ?? MOST);
  expect(found.size).toBeLessThanOrEqual(FILES_MOST);
});

test('a script in another language has the messages of that language only', () => {
  const name = names.find((each) => each.startsWith('login-page')) ?? '';
  const german = readFileSync(join(folder, 'de', name), 'utf8');
  expect([
    read(name).includes('No account yet?'),
    german.includes('No account yet?'),
    german.includes('Noch kein Konto?'),
  ]).toEqual([true, false, true]);
});
