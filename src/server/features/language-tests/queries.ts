import { TEST_WAIT_DAYS } from '#contract/language-tests/language-test-choices.ts';
import type { LanguageTest, LanguageTests } from '#contract/language-tests/language-tests.ts';
import { locales } from '#contract/locales.ts';

import type { Ctx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { personOf } from '../accounts/signed-in.ts';
import { readForm } from './forms.ts';
import { presentResult } from './present.ts';
import './table.ts';

/** Far more than one in two weeks allows. */
const TESTS_MAX = 500;
const DAY = 86_400_000;

const ownTests = (ctx: Ctx) =>
  ctx.db.selectFrom('language_test').selectAll().where('profile_id', '=', personOf(ctx).profileId);

export async function listTests(ctx: Ctx): Promise<LanguageTests> {
  const now = ctx.clock.now();
  const rows = await ownTests(ctx).orderBy('started_at', 'desc').orderBy('id').limit(TESTS_MAX).execute();
  return {
    languages: locales.map((language) => {
      const latest = rows.find((row) => row.language === language);
      const from = latest && possibleFrom(latest.started_at);
      return {
        language,
        running: latest && isRunning(latest, now) ? latest.id : null,
        possibleFrom: from && from > now ? from.toISOString() : null,
      };
    }),
    results: rows.flatMap((row) => presentResult(row) ?? []),
  };
}

export const possibleFrom = (startedAt: Date): Date => new Date(startedAt.getTime() + TEST_WAIT_DAYS * DAY);

type TestState = Pick<Awaited<ReturnType<typeof findTest>>, 'sent_at' | 'removed_at' | 'ends_at'>;

export const isRunning = ({ sent_at: sentAt, removed_at: removedAt, ends_at: endsAt }: TestState, now: Date): boolean =>
  sentAt === null && removedAt === null && endsAt > now;

/**
 * @throws Refusal NOT_FOUND, also for another person's, and for a deleted one.
 */
export async function findTest(ctx: Ctx, id: string) {
  const row = await ownTests(ctx).where('id', '=', id).where('removed_at', 'is', null).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** @throws Refusal NOT_FOUND */
export async function readTest(ctx: Ctx, id: string): Promise<LanguageTest> {
  const row = await findTest(ctx, id);
  const now = ctx.clock.now();
  const texts = isRunning(row, now) ? await readForm(row.language, row.form) : [];
  return {
    id: row.id,
    language: row.language,
    endsAt: row.ends_at.toISOString(),
    secondsLeft: texts.length > 0 ? Math.ceil((row.ends_at.getTime() - now.getTime()) / 1000) : 0,
    // The answers stay on the server.
    texts: texts.map(({ pieces }) => ({ pieces })),
    result: presentResult(row),
  };
}
