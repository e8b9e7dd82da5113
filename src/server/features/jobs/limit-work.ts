import type { Ctx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';

/** Keys of the counts and their settings. */
const LIMITS = {
  publish: 'limits.publish_per_person',
  change_job: 'limits.job_changes_per_person',
  check_job: 'limits.job_checks_per_person',
} as const;

/**
 * Counts first publications or a renewal.
 * @throws Refusal TOO_MANY_REQUESTS
 */
export const takePublication = (ctx: Ctx, jobs = 1): Promise<void> => take(ctx, 'publish', jobs);

/**
 * Counts a change that causes an open job to be indexed for search again, as its publication did.
 * @throws Refusal TOO_MANY_REQUESTS
 */
export const takeChange = (ctx: Ctx): Promise<void> => take(ctx, 'change_job');

/**
 * Counts a preflight.
 * @throws Refusal TOO_MANY_REQUESTS
 */
export const takeCheck = (ctx: Ctx): Promise<void> => take(ctx, 'check_job');

async function take({ db, actor, settings }: Ctx, limit: keyof typeof LIMITS, attempts = 1): Promise<void> {
  if (actor.kind !== 'person' && actor.kind !== 'key') return;
  const subject = actor.kind === 'key' ? actor.keyId : actor.userId;
  await takeAttempt(db, `${limit}:${subject}`, (await settings())[LIMITS[limit]], attempts);
}
