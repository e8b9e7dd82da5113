// bin/admin grant EMAIL | revoke EMAIL | list | renew-push-key: who may administrate this site, and its key for Web Push.
import { become, ensureBuilt, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuilt();
await become('bin/administrate.mjs');
