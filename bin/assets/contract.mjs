// The browser needs the method and the path of each procedure, not the schemas, which would bring the whole of Zod.
import { minifyContractRouter } from '@orpc/contract';

const CONTRACT = /\/src\/contract\/contract\.ts$/;
const ROUTE = `const route = (method, path, inputStructure, outputStructure) =>
  ({ '~orpc': { errorMap: {}, meta: {}, route: { method, path, inputStructure, outputStructure } } });`;

/** Vite's plugin for the browser's build; development reads the contract itself, which changes. */
export function contractOfBrowser() {
  return {
    name: 'parlance:contract-of-browser',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      if (!CONTRACT.test(id)) return undefined;
      const { contract } = await import('../../src/contract/contract.ts');
      return `${ROUTE}\nexport const contract = ${written(minifyContractRouter(contract))};`;
    },
  };
}

function written(router) {
  if (router['~orpc']) {
    const { method, path, inputStructure, outputStructure } = router['~orpc'].route;
    const structures = inputStructure || outputStructure ? [inputStructure, outputStructure] : [];
    const parts = [method, path, ...structures].map((part) => JSON.stringify(part) ?? 'undefined');
    return `route(${parts.join(', ')})`;
  }
  return `{ ${Object.entries(router)
    .map(([name, part]) => `${JSON.stringify(name)}: ${written(part)}`)
    .join(', ')} }`;
}
