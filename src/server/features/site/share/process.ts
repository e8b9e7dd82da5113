// Build entry: the child process that draws pictures for shared links (picture-drawer.ts).
import { serveJobs } from '../../../platform/processes/child.ts';
import { drawPicture } from './draw.ts';

serveJobs(drawPicture);
