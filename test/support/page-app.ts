import { fileURLToPath } from 'node:url';

import type * as BuiltPages from '#server/pages.ts';

import { createTestApp, type TestApp } from './app.ts';

const built = new URL('../../build/current/', import.meta.url);

/** The built application with its pages; a page is read by a request. */
export const createPageApp = async (
  env: Record<string, string> = {},
  overrides: Parameters<typeof createTestApp>[1] = {},
): Promise<TestApp> => createTestApp(env, { ...(await builtPages()), ...overrides });

export async function builtPages() {
  const { createPages } = (await import(new URL('server/pages.js', built).href)) as typeof BuiltPages;
  return {
    pages: createPages({ https: false, development: false }),
    clientFolder: fileURLToPath(new URL('client', built)),
  };
}
