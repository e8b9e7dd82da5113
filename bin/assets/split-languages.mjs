// After the build: the browser's scripts in each language. English ones keep their address, others get a folder of their
// own, assets/de/…, in which each names the files beside it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';

import { root } from '../setup.mjs';
import { MARK } from './messages.mjs';

const folder = join(root, 'build', 'next', 'client', 'assets');
const LANGUAGES = readdirSync(join(root, 'messages')).map((file) => file.replace('.json', ''));
const BASE = 'en';

const sources = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
);
const programs = new Map([...sources].map(([name, code]) => [name, parseAst(code)]));
/**
 * Scripts without imports are the same for every language, but for the list of all others, and for an empty one: it is what
 * a route with only a loader becomes, and other modules import it from their own folder.
 */
const isModule = (name) => {
  const body = programs.get(name)?.body;
  return name.startsWith('manifest-') || body?.length === 0 || body?.some(({ type }) => /^(Im|Ex)port/.test(type));
};

for (const language of LANGUAGES) {
  const target = language === BASE ? folder : join(folder, language);
  mkdirSync(target, { recursive: true });
  for (const name of [...sources.keys()].filter(isModule))
    writeFileSync(join(target, name), ofLanguage(name, language));
}

function ofLanguage(name, language) {
  const code = sources.get(name);
  const changes = [];
  visit(programs.get(name), (node) => {
    if (node.type === 'CallExpression' && node.callee.name === MARK) {
      const { value } = node.arguments[0].properties.find(({ key }) => key.name === language);
      // In brackets: a function may stand where it is called at once.
      changes.push({ from: node.start, to: node.end, text: `(${code.slice(value.start, value.end)})` });
    } else if (node.type === 'Literal' && language !== BASE) {
      const [, before, file] = /^(\/?assets\/)([^/]+\.js)$/.exec(String(node.value)) ?? [];
      if (file && isModule(file))
        changes.push({ from: node.start, to: node.end, text: JSON.stringify(`${before}${language}/${file}`) });
    }
  });
  let result = '';
  let at = 0;
  for (const { from, to, text } of changes.toSorted((a, b) => a.from - b.from)) {
    result += code.slice(at, from) + text;
    at = to;
  }
  return result + code.slice(at);
}

function visit(node, look) {
  if (!node || typeof node !== 'object') return;
  if (typeof node.type === 'string') look(node);
  for (const value of Object.values(node)) visit(value, look);
}
