// How modules of the browser are grouped into files.
import { join } from 'node:path';

import { root } from '../setup.mjs';

/** Modules that import far more than is taken of them. */
const LISTS = /node_modules\/react-aria-components\/|paraglide\/messages(?:\/_index)?\.js$|lucide-react\//;

/** Not on every page. What a module brings along is the last of these that it imports, at one remove or several. */
const LIBRARIES = {
  forms: /node_modules\/react-hook-form\//,
  controls: /node_modules\/(@?react-aria|@?react-stately|@internationalized|react-aria-components)\//,
  schemas: /node_modules\/zod\//,
};

/**
 * The browser's: what three pages or more share, apart by the library it brings along. Otherwise each message that two
 * pages show would be a file of its own. The first that takes a module has it, with all that it imports.
 */
export const groups = ['shared', ...Object.keys(LIBRARIES)].map((name, index) => ({
  name: (id, modules) => (libraryOf(id, modules) === name ? name : null),
  debugName: name,
  minShareCount: 3,
  priority: 10 - index,
}));

/** All that root.tsx takes from React Aria. */
const OF_ROOT = ['i18n/I18nProvider', 'utils/openLink'].map((name) =>
  join(root, 'node_modules/react-aria/dist/private', `${name}.mjs`),
);
let ofRoot;
const libraries = new Map();

function libraryOf(id, modules) {
  ofRoot ??= importsOf(OF_ROOT, modules);
  if (ofRoot.has(id)) return 'shared';
  if (!libraries.has(id)) {
    const imported = [...importsOf([id], modules)];
    const found = Object.entries(LIBRARIES).filter(([, test]) => imported.some((each) => test.test(each)));
    libraries.set(id, found.at(-1)?.[0] ?? 'shared');
  }
  return libraries.get(id);
}

function importsOf(ids, modules) {
  const found = new Set(ids);
  for (const id of found)
    if (!LISTS.test(id)) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
