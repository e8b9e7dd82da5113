import { sql } from 'kysely';

import type { Ctx } from '../../context.ts';
import { SWEEP_STEP, sweepInSteps } from '../../platform/db/sweep.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { digestOf } from '../accounts/secrets.ts';
import './table.ts';

const HEADER = 'idempotency-key';
const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Marks repeated answers, as Stripe does. */
const REPLAYED = 'Idempotent-Replayed';

/** Milliseconds. */
const KEPT_FOR = 24 * 3_600_000;
/** Milliseconds. A request that takes longer will not be answered: its process is gone. */
const LONGEST_REQUEST = 10 * 60_000;

interface Stored {
  digest: string;
  status: number | null;
  answer: string | null;
  created_at: Date;
}

/**
 * A key's change with an Idempotency-Key happens once: a repeated request gets the first answer, without a secret.
 * Answers of 429 and 5xx are not stored, since they ask for a repetition.
 * @throws Refusal INVALID idempotency_key_reused for another request, CONFLICT in_progress while the first one runs,
 * outcome_unknown if its process ended before it answered: no one can tell whether the change was made, and a program
 * can look that up, while a change made twice would be two jobs or two messages.
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
  if (begun.numInsertedOrUpdatedRows === 0n) return answerAgain(ctx, await findStored(ctx, keyId, name), digest);
  let response: Response;
  try {
    response = await answer();
  } catch (error) {
    await forget(ctx, { keyId, name });
    throw error;
  }
  try {
    await keepAnswer(ctx, { keyId, name }, response);
  } catch (error) {
    // The change was made, and its answer is correct: without a stored answer, a repetition is refused and not
    // executed.
    ctx.log.error({ err: error, key: keyId }, 'an answer could not be stored');
  }
  return response;
}

function answerAgain({ clock }: Ctx, stored: Stored | undefined, digest: string): Response {
  if (stored && stored.digest !== digest) throw new Refusal('INVALID', { reason: 'idempotency_key_reused' });
  if (!stored?.status) {
    const isOver = stored && stored.created_at.getTime() < clock.now().getTime() - LONGEST_REQUEST;
    throw new Refusal('CONFLICT', { reason: isOver ? 'outcome_unknown' : 'in_progress' });
  }
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'private, no-store',
    [REPLAYED]: 'true',
  };
  return new Response(stored.answer, { status: stored.status, headers });
}

interface Named {
  keyId: string;
  name: string;
}

async function keepAnswer(ctx: Ctx, { keyId, name }: Named, response: Response): Promise<void> {
  if (response.status === 429 || response.status >= 500) return void (await forget(ctx, { keyId, name }));
  await ctx.db
    .updateTable('idempotent_request')
    .set({ status: response.status, answer: withoutSecret(await response.clone().text()) })
    .where('key_id', '=', keyId)
    .where('name', '=', name)
    .execute();
}

/** A secret is shown in one answer only; stored, it would remain for a day, and in backups. */
function withoutSecret(text: string): string {
  if (!text.includes('"secret"')) return text;
  const answer = JSON.parse(text) as unknown;
  return typeof answer === 'object' && answer !== null && 'secret' in answer
    ? JSON.stringify({ ...answer, secret: null })
    : text;
}

const forget = ({ db }: Ctx, { keyId, name }: Named) =>
  db.deleteFrom('idempotent_request').where('key_id', '=', keyId).where('name', '=', name).execute();

const findStored = ({ db }: Ctx, keyId: string, name: string): Promise<Stored | undefined> =>
  db
    .selectFrom('idempotent_request')
    .select(['digest', 'status', 'answer', 'created_at'])
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
