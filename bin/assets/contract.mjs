// Callers need the method and the path of each procedure, not the schemas, which would bring the whole of Zod.
import { minifyContractRouter } from '@orpc/contract';

const CALLERS_CONTRACT = /\/src\/contract\/contract-routes\.ts$/;
const ROUTE = `const route = (method, path, inputStructure, outputStructure) =>
  ({ '~orpc': { errorMap: {}, meta: {}, route: { method, path, inputStructure, outputStructure } } });`;

/** Vite's plugin for builds; development reads the contract itself, which changes. */
export function contractOfCallers() {
  return {
    name: 'parlance:contract-of-callers',
    apply: 'build',
    async load(id) {
      if (!CALLERS_CONTRACT.test(id)) return undefined;
      const { contract } = await import('../../src/contract/contract.ts');
      return `${ROUTE}\nexport const contractRoutes = ${written(minifyContractRouter(contract))};`;
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
