// The browser needs the method and the path of each procedure, not the schemas, which would bring the whole of Zod.
import { minifyContractRouter } from '@orpc/contract';

const CONTRACT = /\/src\/contract\/contract\.ts$/;

/** Vite's plugin for the browser's build; development reads the contract itself, which changes. */
export function contractOfBrowser() {
  return {
    name: 'parlance:contract-of-browser',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      if (!CONTRACT.test(id)) return undefined;
      const { contract } = await import('../../src/contract/contract.ts');
      return `export const contract = ${JSON.stringify(minifyContractRouter(contract), onlyUsed)};`;
    },
  };
}

function onlyUsed(key, value) {
  if (key !== '~orpc') return value;
  const { method, path, inputStructure, outputStructure } = value.route;
  return { errorMap: {}, meta: {}, route: { method, path, inputStructure, outputStructure } };
}
