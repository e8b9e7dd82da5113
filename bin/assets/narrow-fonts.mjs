// Leaves in the serif's files what titles use of them: 34 KB where they were 132 for the six languages. On a slow phone
// the rest held back the first picture of a page.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

import { root } from '../setup.mjs';

/** Weights as src/web/ui/base.css has them. The shapes of 28 px serve all titles, of 18 to 44. */
const AXES = { wght: { min: 400, max: 500 }, opsz: 28 };
/** Kerning, ligatures and marks, and the figures of pay and tables. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];
/** Latin, Latin Extended, marks, punctuation, currencies, arrows and signs. */
const RANGES = [
  [0x20, 0x24f],
  [0x2b0, 0x36f],
  [0x1e00, 0x1eff],
  [0x2000, 0x22ff],
];

const text = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
).join('');

for (const file of globSync('build/next/client/assets/newsreader-*.woff2', { cwd: root })) {
  const path = join(root, file);
  const narrowed = await subsetFont(readFileSync(path), text, {
    targetFormat: 'woff2',
    variationAxes: AXES,
    keepFeatures: FEATURES,
  });
  writeFileSync(path, narrowed);
}
