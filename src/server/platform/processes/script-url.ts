/**
 * Where a script lies that runs in a process of its own: among the sources, which Node runs as they are, or
 * in the build, where `name` is an entry beside main.js (vite.config.ts) and this module is in any of its
 * files.
 */
export function scriptUrl(name: string, source: URL): URL {
  if (import.meta.url.endsWith('.ts')) return source;
  return new URL(`${name}.js`, import.meta.url.replace(/(\/build\/server\/)(?!.*\/build\/server\/).*$/, '$1'));
}
