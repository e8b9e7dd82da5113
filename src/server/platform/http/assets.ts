import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const YEAR = 31_536_000;
/** Only paths with a file extension are looked up on disk. */
const IS_FILE = /\.\w+$/;
const ASSETS = '/assets/';

/** What pages of other origins load. */
const FOR_OTHER_SITES = '/widget.js';

/**
 * Names under /assets contain a hash, so these files never change, and those of other builds are served too: pages of the
 * release before are open, and beside this process another may run the next (bin/builds.mjs).
 * @param folder `client` of the build
 */
export function staticFiles(folder: string | undefined): MiddlewareHandler {
  if (folder === undefined) return (_context, next) => next();
  const builds = dirname(dirname(folder));
  const serve = serveFrom(folder);
  return async (context, next) => {
    const { path } = context.req;
    if (!IS_FILE.test(path)) return next();
    if (!path.startsWith(ASSETS)) return serve(context, next);
    return (await answerFrom(serve, context)) ?? (await answerFromOthers(builds, context)) ?? next();
  };
}

async function answerFromOthers(builds: string, context: Context): Promise<Response | undefined> {
  // A build of the time when there was one folder has its files in it.
  const folders = ['', ...(await readdir(builds))].map((name) => join(builds, name, 'client'));
  const folder = folders.find((client) => existsSync(join(client, context.req.path)));
  return folder === undefined ? undefined : answerFrom(serveFrom(folder), context);
}

/** Undefined where it is not there. */
async function answerFrom(serve: MiddlewareHandler, context: Context): Promise<Response | undefined> {
  return (await serve(context, async () => {})) ?? undefined;
}

const serveFrom = (folder: string): MiddlewareHandler =>
  serveStatic({
    root: relative(process.cwd(), folder) || '.',
    precompressed: true,
    onFound: (path, context) => {
      context.header(
        'cache-control',
        path.includes(ASSETS) ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600',
      );
      context.header('vary', 'Accept-Encoding');
      if (path.includes(FOR_OTHER_SITES)) {
        context.header('access-control-allow-origin', '*');
        context.header('cross-origin-resource-policy', 'cross-origin');
      }
    },
  });
