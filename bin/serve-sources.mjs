// Serves the sources through Vite. The whole application is loaded by Vite too, so that pages and server share modules.
import { createServer } from 'vite';

import { fail, root } from './setup.mjs';

process.env.NODE_ENV = 'development';
const vite = await createServer({ root, server: { middlewareMode: true } });
const { start, explainStart } = await vite.ssrLoadModule('/src/server/main.ts');

const running = await start(process.env, {
  root,
  wrap: (listener) => (request, response) => vite.middlewares(request, response, () => listener(request, response)),
}).catch((error) => fail(explainStart(error)));

const stop = () => running.stop().then(() => vite.close());
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop().then(() => process.exit(0)));
