// Build entry: the child process that reads files of jobs (import-reader.ts).
import { serveJobs } from '../../../platform/processes/child.ts';
import { checkRows, type RowsJob } from './check-rows.ts';
import { type FileJob, readImportFile } from './read-file.ts';
import { type ArchiveJob, unpackArchive } from './unpack.ts';

serveJobs(async (job: FileJob | RowsJob | ArchiveJob) => {
  if (job.kind === 'archive') return unpackArchive(job);
  return job.kind === 'file' ? readImportFile(job) : { checked: await checkRows(job) };
});
