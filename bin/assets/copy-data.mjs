// Copies what the server reads as files: of packages, which a production install leaves out, and of its own sources
// (src/server/platform/data-file.ts).
import { copyFileSync, cpSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { root } from '../setup.mjs';

const FILES = [
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  'swagger-ui-dist/swagger-ui-bundle.js',
  'swagger-ui-dist/swagger-ui.css',
  'world-atlas/countries-110m.json',
  'world-atlas/countries-50m.json',
];

const OWN_FOLDERS = ['features/jobs/concepts/words'];

const require = createRequire(import.meta.url);
for (const file of FILES) {
  const target = join(root, 'build/next/data', file);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(require.resolve(file), target);
}
for (const folder of OWN_FOLDERS)
  cpSync(join(root, 'src/server', folder), join(root, 'build/next/data', folder), { recursive: true });
