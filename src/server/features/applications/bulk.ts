import type { ApplicationTransition } from '#contract/applications/application-status.ts';

import type { Ctx } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { changeApplication } from './change.ts';

type Refused = 'NOT_FOUND' | 'FORBIDDEN' | 'CONFLICT';

export interface BulkResult {
  id: string;
  refused: Refused | null;
}

const isExpected = (code: string): code is Refused =>
  code === 'NOT_FOUND' || code === 'FORBIDDEN' || code === 'CONFLICT';

/** Each in its own transaction, so that one refusal does not undo the others. */
export async function changeApplications(
  ctx: Ctx,
  { action, ids }: { action: ApplicationTransition; ids: string[] },
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const id of new Set(ids)) {
    try {
      await changeApplication(ctx, action, id);
      results.push({ id, refused: null });
    } catch (error) {
      if (!(error instanceof Refusal) || !isExpected(error.code)) throw error;
      results.push({ id, refused: error.code });
    }
  }
  return results;
}
