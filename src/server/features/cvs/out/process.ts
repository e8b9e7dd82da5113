// Build entry: the child process that draws profiles as PDF (profile-drawer.ts).
import { serveJobs } from '../../../platform/processes/child.ts';
import { drawSheet } from './draw.ts';

serveJobs(drawSheet);
