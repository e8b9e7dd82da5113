// npm run build: the build alone, for an image that is started elsewhere with bin/serve.mjs.
import { ensureBuilt, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuilt();
