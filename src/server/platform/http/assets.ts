import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { existsSync } from 'node:fs';
import { relative } from 'node:path';

const YEAR = 31_536_000;
/** Only paths with a file extension are looked up on disk. */
const IS_FILE = /\.\w+$/;

/** What pages of other origins load. */
const FOR_OTHER_SITES = '/widget.js';

/** Names under /assets contain a hash, so these files never change. */
export function staticFiles(folder: string): MiddlewareHandler {
  if (!existsSync(folder)) return (_context, next) => next();
  const serve = serveStatic({
    root: relative(process.cwd(), folder) || '.',
    precompressed: true,
    onFound: (path, context) => {
      const fixed = path.includes('/assets/');
      context.header('cache-control', fixed ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600');
      context.header('vary', 'Accept-Encoding');
      if (path.includes(FOR_OTHER_SITES)) {
        context.header('access-control-allow-origin', '*');
        context.header('cross-origin-resource-policy', 'cross-origin');
      }
    },
  });
  return (context, next) => (IS_FILE.test(context.req.path) ? serve(context, next) : next());
}
