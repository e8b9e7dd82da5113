// npm run chaos -- NAME: kills, cuts and refuses under load, and counts what was lost; without a name, all of test/chaos.
import { runMeasurements } from './measure.mjs';

runMeasurements('chaos', process.argv[2]);
