// Build entry: the child process that draws sheets as PDF (pdf-drawer.ts).
import { serveJobs } from '../processes/child.ts';
import { drawSheet } from './draw.ts';

serveJobs(drawSheet);
