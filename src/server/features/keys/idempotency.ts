import { sql } from 'kysely';

import type { Ctx } from '../../context.ts';
import { SWEEP_STEP, sweepInSteps } from '../../platform/db/sweep.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { digestOf } from '../accounts/secrets.ts';
import './table.ts';

const HEADER = 'idempotency-key';
const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Milliseconds. */
const KEPT_FOR = 24 * 3_600_000;

interface Stored {
  digest: string;
  status: number | null;
  answer: string | null;
}

/**
 * A change by a key that names an Idempotency-Key happens once: sent again, it gets the answer of the first time.
 * Answers of 429 and 5xx are not kept, since sending again is what they ask for.
 * @throws Refusal INVALID idempotency_key_reused for another request, CONFLICT in_progress while the first one runs.
 */
export async function answerOnce(ctx: Ctx, request: Request, answer: () => Promise<Response>): Promise<Response> {
  const name = request.headers.get(HEADER);
  if (ctx.actor.kind !== 'key' || name === null || SAFE.has(request.method)) return answer();
  if (!/^[\x21-\x7e]{1,255}$/.test(name)) throw invalidField('Idempotency-Key', 'invalid');
  const { keyId } = ctx.actor;
  const { pathname, search } = new URL(request.url);
  const digest = digestOf(`${request.method} ${pathname}${search}\n${await request.clone().text()}`);
  const begun = await ctx.db
    .insertInto('idempotent_request')
    .values({ key_id: keyId, name, digest, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.columns(['key_id', 'name']).doNothing())
    .executeTakeFirst();
  if (begun.numInsertedOrUpdatedRows === 0n) return answerAgain(await findStored(ctx, keyId, name), digest);
  try {
    return await keepAnswer(ctx, { keyId, name }, await answer());
  } catch (error) {
    await forget(ctx, { keyId, name });
    throw error;
  }
}

function answerAgain(stored: Stored | undefined, digest: string): Response {
  if (stored && stored.digest !== digest) throw new Refusal('INVALID', { reason: 'idempotency_key_reused' });
  if (!stored?.status) throw new Refusal('CONFLICT', { reason: 'in_progress' });
  const headers = { 'content-type': 'application/json', 'cache-control': 'private, no-store' };
  return new Response(stored.answer, { status: stored.status, headers });
}

interface Named {
  keyId: string;
  name: string;
}

async function keepAnswer(ctx: Ctx, { keyId, name }: Named, response: Response): Promise<Response> {
  if (response.status === 429 || response.status >= 500) {
    await forget(ctx, { keyId, name });
    return response;
  }
  await ctx.db
    .updateTable('idempotent_request')
    .set({ status: response.status, answer: await response.clone().text() })
    .where('key_id', '=', keyId)
    .where('name', '=', name)
    .execute();
  return response;
}

const forget = ({ db }: Ctx, { keyId, name }: Named) =>
  db.deleteFrom('idempotent_request').where('key_id', '=', keyId).where('name', '=', name).execute();

const findStored = ({ db }: Ctx, keyId: string, name: string): Promise<Stored | undefined> =>
  db
    .selectFrom('idempotent_request')
    .select(['digest', 'status', 'answer'])
    .where('key_id', '=', keyId)
    .where('name', '=', name)
    .executeTakeFirst();

/** For a cron job. */
export async function sweepAnswers({ db, clock }: Ctx): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_FOR);
  await sweepInSteps(() =>
    sql`delete from idempotent_request where (key_id, name) in (
      select key_id, name from idempotent_request where created_at < ${before} limit ${SWEEP_STEP})`.execute(db),
  );
}
