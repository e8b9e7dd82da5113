// bin/admin grant EMAIL | revoke EMAIL | list: who may administrate this site.
import { become, ensureBuilt, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuilt();
await become('bin/administrate.mjs');
