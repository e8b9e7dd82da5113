import { sql } from 'kysely';
import { z } from 'zod';

import { importKinds } from '#contract/imports/import-choices.ts';

import type { Ctx } from '../../context.ts';
import { sweepInSteps } from '../../platform/db/sweep.ts';
import { defineTask, type Task } from '../../platform/queue/task.ts';
import type { ImportKinds } from './kind.ts';
import { STEP } from './new-import.ts';
import { collectSchedules, FETCH, fetchJobs } from './schedules/fetch.ts';
import { stepImport } from './step.ts';
import './table.ts';
import type { ImportCtx } from './under-way.ts';

/**
 * How long an import can be undone; its rows are large. Those of candidates describe people who were perhaps never told
 * that the company has their data.
 */
const KEPT_DAYS = { jobs: 90, candidates: 30 } as const;
/** Deletes few at a time, because each cascades to thousands of rows. */
const SWEPT_AT_ONCE = 10;

/** Addresses that a process reads at once; slow ones occupy some of the slots, and a file takes memory. */
const READ_AT_ONCE = 4;

export async function sweepImports({ db, clock }: Ctx): Promise<void> {
  for (const kind of importKinds) {
    const before = new Date(clock.now().getTime() - KEPT_DAYS[kind] * 86_400_000);
    await sweepInSteps(() =>
      sql`delete from job_import where id in (
        select id from job_import where kind = ${kind} and created_at < ${before} limit ${SWEPT_AT_ONCE})`.execute(db),
    );
  }
}

export const importTasks = (kinds: ImportKinds): Task<ImportCtx>[] => [
  defineTask({
    name: STEP,
    schema: z.object({ importId: z.uuid() }),
    run: (ctx: ImportCtx, { importId }) => stepImport(ctx, kinds, importId),
  }),
  defineTask({ name: FETCH, schema: z.object({ companyId: z.uuid() }), workers: READ_AT_ONCE, run: fetchJobs }),
  defineTask({ name: 'imports.collect', schema: z.object({}), cron: '*/5 * * * *', run: collectSchedules }),
  defineTask({ name: 'imports.sweep', schema: z.object({}), cron: '37 3 * * *', run: sweepImports }),
];
