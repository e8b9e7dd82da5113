// npm run bench -- NAME: runs one benchmark, or all. With --record, updates docs/measurements.json and
// docs/measurements.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { runMeasurements } from './measure.mjs';
import { printAll, record } from './record-measurements.mjs';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { record: { type: 'boolean' } } });
const folder = mkdtempSync(join(tmpdir(), 'parlance-results-'));
const results = join(folder, 'results');
runMeasurements('bench', positionals[0], { RESULTS: results });
if (values.record) record(results);
if (!positionals[0]) printAll(results);
rmSync(folder, { recursive: true });
