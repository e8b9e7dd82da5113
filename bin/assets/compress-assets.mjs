// Compresses the client's files once per build.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { root } from '../setup.mjs';

const WORTHWHILE = /\.(js|css|svg|json|txt|webmanifest)$/;
/** Many scripts are the same in each language. */
const compressed = new Map();
const client = join(root, 'build', 'next', 'client');

const files = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && WORTHWHILE.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
// Node compresses on all processors.
await Promise.all(files.map((path) => compressFile(path)));

async function compressFile(path) {
  const bytes = readFileSync(path);
  const text = bytes.toString();
  const compressing = compressed.get(text) ?? compress(bytes);
  compressed.set(text, compressing);
  const [gzipped, brotli] = await compressing;
  writeFileSync(`${path}.gz`, gzipped);
  writeFileSync(`${path}.br`, brotli);
}

function compress(bytes) {
  return Promise.all([
    promisify(gzip)(bytes, { level: 9 }),
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  ]);
}
