// Compiles the message catalogues, for builds, tests and development alike. Paraglide fills a database before it
// compiles, which takes ten seconds for all messages: it is given those that changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

import { root } from './setup.mjs';

const COMPILED = join(root, 'src/generated/paraglide');
/** Of what each message was compiled from. */
const DIGESTS = join(COMPILED, '.digests.json');
const INDEX = join('messages', '_index.js');
/** Paraglide opens all of its files at once, and says nothing where the system allows fewer. */
const AT_ONCE = 500;

export const isCatalogue = (path) => resolve(dirname(path)) === join(root, 'messages');

if (import.meta.main) await compileMessages();

/** @throws if a catalogue is no JSON. */
export async function compileMessages() {
  const settings = readJson('project.inlang/settings.json');
  const catalogues = settings.locales.map((locale) => [locale, readJson(`messages/${locale}.json`)]);
  const before = existsSync(DIGESTS) ? JSON.parse(readFileSync(DIGESTS, 'utf8')) : {};
  const digests = digestMessages(settings, catalogues);
  const changed = Object.keys(digests).filter((key) => digests[key] !== before[key]);
  const gone = Object.keys(before).filter((key) => !(key in digests));
  if (changed.length === 0 && gone.length === 0) return;
  // Written by other means, or by a compilation that did not end.
  if (!existsSync(DIGESTS)) rmSync(join(COMPILED, 'messages'), { recursive: true, force: true });
  for (let start = 0; start < changed.length; start += AT_ONCE) {
    const keys = changed.slice(start, start + AT_ONCE);
    const versions = catalogues.map(([locale, all]) => [
      locale,
      Object.fromEntries(keys.filter((key) => key in all).map((key) => [key, all[key]])),
    ]);
    await compile(settings, versions);
  }
  for (const key of gone) rmSync(join(COMPILED, 'messages', `${key}.js`), { force: true });
  writeIfChanged(
    INDEX,
    `${Object.keys(digests)
      .map((key) => `export * from './${key}.js';`)
      .join('\n')}\n`,
  );
  writeFileSync(DIGESTS, JSON.stringify(digests));
}

/** By key. */
function digestMessages(settings, catalogues) {
  const compiler = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const common = createHash('sha256').update(JSON.stringify(settings)).update(compiler).digest('hex');
  const keys = [...new Set(catalogues.flatMap(([, messages]) => Object.keys(messages)))].filter(
    (key) => key !== '$schema',
  );
  return Object.fromEntries(
    keys.map((key) => {
      const versions = JSON.stringify([common, ...catalogues.map(([, messages]) => messages[key])]);
      return [key, createHash('sha256').update(versions).digest('base64url')];
    }),
  );
}

async function compile(settings, catalogues) {
  const { compile: compileProject } = await import('@inlang/paraglide-js');
  const folder = mkdtempSync(join(tmpdir(), 'parlance-messages-'));
  try {
    const project = join(folder, 'project.inlang');
    mkdirSync(project);
    mkdirSync(join(folder, 'messages'));
    const modules = settings.modules.map((module) => join(root, module));
    writeFileSync(join(project, 'settings.json'), JSON.stringify({ ...settings, modules }));
    for (const [locale, messages] of catalogues)
      writeFileSync(join(folder, 'messages', `${locale}.json`), JSON.stringify(messages));
    const outdir = join(folder, 'compiled');
    // Both entries set the locale themselves (docs/decisions/0008-translations.md), so no URL parsing ships to the browser.
    const strategy = ['globalVariable', 'baseLocale'];
    await compileProject({ project, outdir, strategy, outputStructure: 'message-modules', emitReadme: false });
    for (const entry of readdirSync(outdir, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const file = relative(outdir, path);
      if (entry.isFile() && file !== INDEX) writeIfChanged(file, readFileSync(path, 'utf8'));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A development server loads again what is written. */
function writeIfChanged(file, content) {
  const path = join(COMPILED, file);
  if (existsSync(path) && readFileSync(path, 'utf8') === content) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error.message}`, { cause: error });
  }
}
