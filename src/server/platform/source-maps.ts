import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

const PLACE = /(file:\/\/\S+\.js):(\d+):(\d+)/g;
const TO_ROOT = /^(?:\.\.\/)+/;

/** Milliseconds for which maps are kept. Errors rarely come alone, and each map takes tens of megabytes. */
const KEPT = 60_000;

const maps = new Map<string, SourceMap | undefined>();

/**
 * Translates a stack to positions in the sources. Maps are read only for logged errors: Node's --enable-source-maps
 * reads all of them at the start, which takes 12 MB, and 26 more with the first error whose stack is read.
 */
export const withSources = (stack: string): string =>
  stack.replace(PLACE, (place, url: string, line: string, column: string) => {
    const entry = mapOf(url)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return place;
    const { originalSource, originalLine, originalColumn } = entry;
    return `${originalSource.replace(TO_ROOT, '')}:${originalLine + 1}:${originalColumn + 1}`;
  });

function mapOf(url: string): SourceMap | undefined {
  if (maps.size === 0) setTimeout(() => maps.clear(), KEPT).unref();
  if (!maps.has(url)) maps.set(url, readMap(url));
  return maps.get(url);
}

/** Undefined where there is none, as in development. */
function readMap(url: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8')) as SourceMapPayload);
  } catch {
    return undefined;
  }
}
