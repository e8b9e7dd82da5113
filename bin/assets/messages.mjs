// A page has one language, so its scripts carry the messages of that language only: the build marks the six versions of
// each message, and split-languages.mjs takes one of them for each language.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../setup.mjs';

/** The call that holds the six versions of a message until the scripts are split. */
export const MARK = '__messageOfLanguage';

/** Shown in another language than the page's: the scripts keep all versions. */
export const ALL_LANGUAGES =
  /^(app_language_offer|auth_language_saved|auth_welcome_back|company_jobs_all|templates_\w+_content$|offers_benefits$|offer_(contract|example|term)_|jobs_(employment|pay|variable|workplace)_)/;

const PARAGLIDE = join(root, 'src', 'generated', 'paraglide');
const INDEX = join(PARAGLIDE, 'messages', '_index.js');
const MESSAGE = /\/src\/generated\/paraglide\/messages\/(\w+)\.js$/;
/** At the top of a message's module. */
const IMPORTS = /^\/\* eslint-disable \*\/\n(?:import .*\n)+/;

const OF_FEATURE = 'virtual:parlance/messages-of/';
const featureOf = (key) => key.split('_')[0];

/**
 * Vite's plugin for development and for tests of components: a module for each feature, where a browser would ask for each
 * of four thousand messages.
 */
export function messagesByFeature() {
  return {
    name: 'parlance:messages-by-feature',
    apply: 'serve',
    resolveId: (id) => (id.startsWith(OF_FEATURE) ? `\0${id}` : undefined),
    load(id) {
      if (id === INDEX)
        return exportAll([...new Set(listKeys().map(featureOf))].map((feature) => OF_FEATURE + feature));
      if (!id.startsWith(`\0${OF_FEATURE}`)) return undefined;
      const feature = id.slice(OF_FEATURE.length + 1);
      return { code: joinMessages(listKeys().filter((key) => featureOf(key) === feature)), map: null };
    },
    hotUpdate({ file, modules }) {
      const [, key] = MESSAGE.exec(file) ?? [];
      if (!key || key === '_index') return undefined;
      const changed = this.environment.moduleGraph.getModuleById(`\0${OF_FEATURE}${featureOf(key)}`);
      return changed ? [...modules, changed] : undefined;
    },
  };
}

const exportAll = (modules) => modules.map((module) => `export * from ${JSON.stringify(module)};`).join('\n');

const joinMessages = (keys) => `
import { getLocale, experimentalStaticLocale } from ${JSON.stringify(join(PARAGLIDE, 'runtime.js'))};
import * as registry from ${JSON.stringify(join(PARAGLIDE, 'registry.js'))};
${keys.map((key) => readCode(key).replace(IMPORTS, '')).join('\n')}`;

/** Vite's plugin for the browser's build. */
export function markMessages() {
  return {
    name: 'parlance:mark-messages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const [, key] = MESSAGE.exec(id) ?? [];
      if (!key || key === '_index' || ALL_LANGUAGES.test(key)) return undefined;
      return { code: markMessage(code, this.parse(code)), map: null };
    },
  };
}

const REGISTRY = /\/src\/generated\/paraglide\/registry\.js$/;
const NEW_RULES = 'new Intl.PluralRules(locale, options)';
const KEPT_RULES = `
const kept = new Map();
function rulesOf(locale, options) {
  const key = locale + (options?.type ?? '');
  if (!kept.has(key)) kept.set(key, new Intl.PluralRules(locale, options));
  return kept.get(key);
}`;

/**
 * Vite's plugin for both builds. Paraglide creates the rules of a language again for each message with a count, which
 * took a twentieth of a list of jobs.
 */
export function keepPluralRules() {
  return {
    name: 'parlance:keep-plural-rules',
    apply: 'build',
    transform(code, id) {
      if (!REGISTRY.test(id)) return undefined;
      if (!code.includes(NEW_RULES)) throw new Error(`${id} makes no plural rules.`);
      return { code: code.replace(NEW_RULES, 'rulesOf(locale, options)') + KEPT_RULES, map: null };
    },
  };
}

const listKeys = () =>
  readdirSync(join(PARAGLIDE, 'messages'))
    .filter((file) => file.endsWith('.js') && file !== '_index.js')
    .map((file) => file.slice(0, -'.js'.length));

const readCode = (key) => readFileSync(join(PARAGLIDE, 'messages', `${key}.js`), 'utf8');

const fieldsOf = (versions) => [...versions].map(([language, text]) => `${language}: ${text}`).join(', ');

function markMessage(code, program) {
  const { imports, name, versions } = readMessage(code, program);
  return `${imports.join('\n')}\nexport const ${name} = /* @__PURE__ */ ${MARK}({ ${fieldsOf(versions)} });\n`;
}

/** Of a module of one message, as Paraglide compiles it: a function a language, and one that chooses among them. */
function readMessage(code, program) {
  const imports = [];
  const functions = new Map();
  let name;
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') imports.push(code.slice(node.start, node.end));
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declaration?.type !== 'VariableDeclaration') continue;
    const [{ id, init }] = declaration.declarations;
    if (node.type === 'ExportNamedDeclaration') name = id.name;
    else
      functions.set(id.name, init.type === 'Identifier' ? functions.get(init.name) : code.slice(init.start, init.end));
  }
  if (!name) throw new Error(`No message is exported:\n${code}`);
  return { imports, name, versions: new Map([...functions].map(([version, text]) => [version.slice(0, 2), text])) };
}
