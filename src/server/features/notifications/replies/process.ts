// Build entry: the child process that reads replies by mail (reply-reader.ts).
import { serveJobs } from '../../../platform/processes/child.ts';
import { readReply } from './read-reply.ts';

serveJobs(readReply);
