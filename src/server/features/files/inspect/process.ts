// Build entry: the child process that inspects uploads (inspector.ts).
import { answerJobs } from '../../../platform/processes/child.ts';
import { inspectUpload } from './upload.ts';

answerJobs(inspectUpload);
