// Compresses the client's files once per build.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { root } from '../setup.mjs';

const WORTHWHILE = /\.(js|css|svg|json|txt|webmanifest)$/;
/** Many scripts are the same in each language. */
const compressed = new Map();
const client = join(root, 'build', 'next', 'client');

for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !WORTHWHILE.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const { gzip, brotli } = compress(readFileSync(path));
  writeFileSync(`${path}.gz`, gzip);
  writeFileSync(`${path}.br`, brotli);
}

function compress(bytes) {
  const text = bytes.toString();
  const known = compressed.get(text);
  if (known) return known;
  const result = {
    gzip: gzipSync(bytes, { level: 9 }),
    brotli: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  };
  compressed.set(text, result);
  return result;
}
