// bin/admin grant EMAIL | revoke EMAIL | list | renew-push-key | forget-encryption-key | load-esco FILE … | remove-esco: who
// may administrate this site, its keys, and its classification of occupations.
import { becomeCommand } from './setup.mjs';

await becomeCommand('bin/administrate.mjs');
