// bin/admin grant EMAIL | revoke EMAIL | list | renew-push-key | forget-encryption-key: who may administrate this site, and its keys.
import { become, ensureBuilt, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuilt();
await become('bin/administrate.mjs');
