/** A worker's script: its source or, in the build, the entry `name` beside main.js (vite.config.ts). */
export function scriptUrl(name: string, source: URL): URL {
  if (import.meta.url.endsWith('.ts')) return source;
  return new URL(`${name}.js`, import.meta.url.replace(/(\/build\/server\/)(?!.*\/build\/server\/).*$/, '$1'));
}
