import type { z } from 'zod';

import { bulkRefusals, type bulkInput } from '#contract/jobs/job-changes.ts';

import type { Ctx } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { closeJob } from './close.ts';
import { duplicateJob } from './duplicate.ts';
import { handOverJob } from './hand-over.ts';
import { pauseJob } from './pause.ts';
import { publishJob } from './publish.ts';
import { renewJob } from './renew.ts';

type BulkInput = z.infer<typeof bulkInput>;

interface BulkResult {
  id: string;
  refused: (typeof bulkRefusals)[number] | null;
}

/** Each job has its own transaction, so a refusal affects only that job. Duplicate ids count once. */
export async function bulkJobs(ctx: Ctx, input: BulkInput): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const id of new Set(input.ids)) results.push({ id, refused: await refusalOf(() => act(ctx, input, id)) });
  return results;
}

const withIdAlone = { publish: publishJob, pause: pauseJob, duplicate: duplicateJob };

function act(ctx: Ctx, input: BulkInput, id: string): Promise<unknown> {
  if (input.action === 'close')
    return closeJob(ctx, { id, reason: input.reason, undecided: input.undecided }, { answersLater: true });
  if (input.action === 'renew') return renewJob(ctx, { id, validThrough: input.validThrough });
  if (input.action === 'hand_over') return handOverJob(ctx, { id, userId: input.userId });
  return withIdAlone[input.action](ctx, { id });
}

async function refusalOf(work: () => Promise<unknown>): Promise<BulkResult['refused']> {
  try {
    await work();
    return null;
  } catch (error) {
    const code = error instanceof Refusal ? codeOf(error) : undefined;
    if (!code) throw error;
    return code;
  }
}

/** The reason where it has words of its own. */
const codeOf = ({ code, details: { reason } }: Refusal) =>
  bulkRefusals.find((known) => known === reason) ?? bulkRefusals.find((known) => known === code);
