// npm run build: builds beside what a running site uses; its next start takes the new build.
import { ensureBuilt } from './builds.mjs';
import { ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuilt();
