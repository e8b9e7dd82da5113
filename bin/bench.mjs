// npm run bench -- NAME: runs one benchmark of test/bench; without a name, all of them.
import { runMeasurements } from './measure.mjs';

runMeasurements('bench', process.argv[2]);
