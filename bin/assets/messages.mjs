// A page has one language, so its scripts carry the messages of that language only: the build marks the six versions of
// each message, and split-languages.mjs takes one of them for each language.

/** The call that holds the six versions of a message until the scripts are split. */
export const MARK = '__messageOfLanguage';

/** Shown in another language than the page's: the scripts keep all versions. */
export const ALL_LANGUAGES =
  /^(app_language_offer|auth_language_saved|auth_welcome_back|company_jobs_all|templates_\w+_content$)/;

const MESSAGE = /\/src\/generated\/paraglide\/messages\/(\w+)\.js$/;

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
 * Vite's plugin for both builds. Paraglide makes the rules of a language anew for each message that counts, which took a
 * twentieth of a list of jobs.
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

/** A module of one message, as Paraglide compiles it: a function a language, and one that chooses among them. */
function markMessage(code, program) {
  const imports = [];
  const versions = new Map();
  let name;
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') imports.push(code.slice(node.start, node.end));
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declaration?.type !== 'VariableDeclaration') continue;
    const [{ id, init }] = declaration.declarations;
    if (node.type === 'ExportNamedDeclaration') name = id.name;
    else versions.set(id.name, init.type === 'Identifier' ? versions.get(init.name) : code.slice(init.start, init.end));
  }
  if (!name) throw new Error(`No message is exported:\n${code}`);
  const fields = [...versions].map(([version, text]) => `${version.slice(0, 2)}: ${text}`);
  return `${imports.join('\n')}\nexport const ${name} = /* @__PURE__ */ ${MARK}({ ${fields.join(', ')} });\n`;
}
