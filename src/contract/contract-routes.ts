/**
 * The contract as its callers need it. A build has only methods and paths here, since the schemas would bring the whole of Zod
 * (bin/assets/contract.mjs).
 */
export { contract as contractRoutes } from './contract.ts';
