// Build entry: the child process that reads ESCO's files (read-files.ts).
import { serveJobs } from '../../../../platform/processes/child.ts';
import { readEscoFiles, type EscoJob } from './read-esco-files.ts';

serveJobs((job: EscoJob) => readEscoFiles(job));
