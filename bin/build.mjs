// npm run build: for an image that is started with bin/serve.mjs.
import { ensureBuilt, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuilt();
