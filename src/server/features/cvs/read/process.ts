// Build entry: the child process that reads CVs (cv-reader.ts).
import { serveJobs } from '../../../platform/processes/child.ts';
import { endAtMemory } from './end-at-memory.ts';
import { readCvFile } from './read-cv.ts';

endAtMemory();
serveJobs(readCvFile);
