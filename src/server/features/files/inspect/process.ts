// What each process of the pool runs that inspects uploads (inspector.ts): an entry of the build.
import { answerJobs } from '../../../platform/processes/child.ts';
import { inspectUpload } from './upload.ts';

answerJobs(inspectUpload);
