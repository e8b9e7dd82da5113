import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';

export const ROOT = join(import.meta.dirname, '../..');

export interface Pattern {
  /** The file, with its line if known. */
  at: string;
  source: string;
  flags: string;
}

/** Expressions not used on users' text: settings of the operator, our own statements, the demo's texts. */
const OWN_TEXTS = /\.test\.tsx?$|^src\/server\/(?:seeds\/|platform\/(?:config-values\.ts|db\/))/;
/** CVs are read in a separate process with a limit of eight seconds. */
const IN_OWN_PROCESS = 'src/server/features/cvs/';

/** Sources of the server, the pages and the contract. */
async function sources(): Promise<string[]> {
  const files = await Array.fromAsync(glob('src/{contract,server,web}/**/*.{ts,tsx}', { cwd: ROOT }));
  return files.filter((file) => !OWN_TEXTS.test(file) && !file.startsWith(IN_OWN_PROCESS)).toSorted();
}

/** Every regular expression literal. */
export async function readWritten(): Promise<Pattern[]> {
  const patterns: Pattern[] = [];
  for (const file of await sources()) {
    const text = await readFile(join(ROOT, file), 'utf8');
    new Visitor({
      Literal(node) {
        if (!('regex' in node)) return;
        const line = text.slice(0, node.start).split('\n').length;
        patterns.push({ at: `${file}:${line}`, source: node.regex.pattern, flags: node.regex.flags });
      },
    }).visit(parseSync(file, text).program);
  }
  return patterns;
}

/** Files that assemble some. */
export async function composingFiles(): Promise<string[]> {
  const files = await Promise.all(
    (await sources()).map(async (file) =>
      /new RegExp\(|wholeWords\(/.test(await readFile(join(ROOT, file), 'utf8')) ? [file] : [],
    ),
  );
  return files.flat();
}
