// How the browser's scripts are grouped. A page of a hundred small files shows late: each is a request of its own, so
// what several pages share goes together. Zod and the schemas come with the first form; what pages share has neither, nor
// imports them.
const ZOD = /node_modules\/zod\//;
const CONTRACT = /\/src\/contract\//;

/** By module. */
const found = new Map();

function needsZod(id, infoOf) {
  const known = found.get(id);
  if (known !== undefined) return known;
  // For modules that import each other.
  found.set(id, false);
  const needs = ZOD.test(id) || (infoOf(id)?.importedIds ?? []).some((imported) => needsZod(imported, infoOf));
  found.set(id, needs);
  return needs;
}

const unlessZod = (name) => (id, { getModuleInfo }) => (needsZod(id, getModuleInfo) ? null : name);

export const clientChunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
  {
    name: 'react-aria',
    test: /node_modules\/(@?react-aria|@?react-stately|@internationalized)[/-]/,
    minShareCount: 3,
    priority: 2,
  },
  { name: unlessZod('shared'), minShareCount: 4, priority: 1 },
  // Otherwise pages would share these few lines with the schemas, in the schemas' script.
  { name: unlessZod('shared'), test: CONTRACT, priority: 1 },
  { name: 'schemas', test: (id) => ZOD.test(id) || CONTRACT.test(id) },
];
