// Build entry: the child process that reads files of jobs (import-reader.ts).
import { serveJobs } from '../../../platform/processes/child.ts';
import { checkRows, type RowsJob } from './check-rows.ts';
import { type FileJob, readImportFile } from './read-file.ts';

serveJobs(async (job: FileJob | RowsJob) =>
  job.kind === 'file' ? readImportFile(job) : { checked: await checkRows(job) },
);
