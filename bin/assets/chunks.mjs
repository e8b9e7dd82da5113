// How the browser's scripts are grouped. A page of a hundred small files shows late: each is a request of its own, so
// what several pages share goes together. Zod and the schemas come with the first form; what pages share has neither, nor
// imports them.
const ZOD = /node_modules\/zod\//;
const CONTRACT = /\/src\/contract\//;

/** By module. */
const found = new Map();

function needsZod(id, modules) {
  const known = found.get(id);
  if (known !== undefined) return known;
  // For modules that import each other.
  found.set(id, false);
  const needs =
    ZOD.test(id) || (modules.getModuleInfo(id)?.importedIds ?? []).some((imported) => needsZod(imported, modules));
  found.set(id, needs);
  return needs;
}

const sharedUnlessZod = {
  name: (id, modules) => (needsZod(id, modules) ? null : 'shared'),
  debugName: 'shared',
  priority: 1,
};

export const clientChunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
  {
    name: 'react-aria',
    test: /node_modules\/(@?react-aria|@?react-stately|@internationalized)[/-]/,
    minShareCount: 3,
    priority: 2,
  },
  { ...sharedUnlessZod, minShareCount: 4 },
  // Otherwise pages would share these few lines with the schemas, in the schemas' script.
  { ...sharedUnlessZod, test: CONTRACT },
  { name: 'schemas', test: (id) => ZOD.test(id) || CONTRACT.test(id) },
];
