import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const YEAR = 31_536_000;
/** A file's name ends in what it is; nobody looks on the disk for what is a page or of the API. */
const IS_FILE = /\.\w+$/;

/**
 * The browser's files from the build, in their compressed form where there is one. What lies under /assets carries its
 * hash in its name and never changes.
 */
export function staticFiles(folder: string): MiddlewareHandler {
  if (!existsSync(folder)) return (_context, next) => next();
  const serve = serveStatic({
    root: relative(process.cwd(), folder) || '.',
    precompressed: true,
    onFound: (path, context) => {
      const fixed = path.includes('/assets/');
      context.header('cache-control', fixed ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600');
      context.header('vary', 'Accept-Encoding');
    },
  });
  return (context, next) => (IS_FILE.test(context.req.path) ? serve(context, next) : next());
}
