import { readFileSync } from 'node:fs';

import { inspectUpload, type Upload } from '#server/features/files/inspect/upload.ts';
import { serveJobs } from '#server/platform/processes/child.ts';

/** An inspection that never finishes for one file. */
serveJobs(async (upload: Upload) => {
  while (readFileSync(upload.path, 'utf8') === 'endless');
  return inspectUpload(upload);
});
