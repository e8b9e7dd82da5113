// bin/admin grant EMAIL | revoke EMAIL | list | renew-push-key | forget-encryption-key: who may administrate this site, and its keys.
import { becomeCommand } from './setup.mjs';

await becomeCommand('bin/administrate.mjs');
