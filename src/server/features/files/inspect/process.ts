// Build entry: the child process that inspects uploads (inspector.ts).
import { serveJobs } from '../../../platform/processes/child.ts';
import { inspectUpload } from './upload.ts';

serveJobs(inspectUpload);
