import { z } from 'zod';

import type { Ctx } from '../../../context.ts';
import { defineTask, type Task } from '../../../platform/queue/task.ts';
import { loadRelease } from './load-release.ts';

export const LOAD_ESCO = 'admin.load_esco';

export const escoTask: Task<Ctx> = defineTask({
  name: LOAD_ESCO,
  schema: z.object({ releaseId: z.uuid() }),
  run: async ({ db, storage }: Ctx, { releaseId }) => loadRelease(db, releaseId, () => storage.temporaryPath()),
});
