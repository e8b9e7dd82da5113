/**
 * The contract in the form that its callers need. A build replaces it by methods and paths, since the schemas would
 * include the whole of Zod (bin/assets/contract.mjs).
 */
export { contract as contractRoutes } from './contract.ts';
