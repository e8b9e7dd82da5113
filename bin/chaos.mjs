// npm run chaos -- NAME: injects failures under load and counts losses; without a name, runs all.
import { runMeasurements } from './measure.mjs';

runMeasurements('chaos', process.argv[2]);
