import { randomInt } from 'node:crypto';

import { estimatedLevel, TEST_MINUTES, type TestLanguage } from '#contract/language-tests/language-test-choices.ts';
import type { LanguageTest, LanguageTests, TestResult } from '#contract/language-tests/language-tests.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { Refusal, wrongStatus } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { personOf } from '../accounts/signed-in.ts';
import { markAnswers, readForm, readForms } from './forms.ts';
import { presentResult } from './present.ts';
import { findTest, isRunning, listTests, possibleFrom, readTest } from './queries.ts';
import './table.ts';

/** Answers submitted at the last moment may arrive after it. */
const GRACE = 60_000;

/** Serializes concurrent requests of a person. */
const lockPerson = async (tx: TxCtx): Promise<string> => {
  const { id } = await tx.db
    .selectFrom('profile')
    .select('id')
    .where('id', '=', personOf(tx).profileId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return id;
};

/**
 * Returns a running test again.
 * @throws Refusal CONFLICT test_too_soon
 */
export async function beginTest(ctx: Ctx, language: TestLanguage): Promise<LanguageTest> {
  return inTransaction(ctx, async (tx) => {
    const profileId = await lockPerson(tx);
    const now = tx.clock.now();
    const had = await tx.db
      .selectFrom('language_test')
      .select(['id', 'form', 'started_at', 'ends_at', 'sent_at', 'removed_at'])
      .where('profile_id', '=', profileId)
      .where('language', '=', language)
      .orderBy('started_at', 'desc')
      .execute();
    const [latest] = had;
    if (latest && isRunning(latest, now)) return readTest(tx, latest.id);
    if (latest && possibleFrom(latest.started_at) > now) throw new Refusal('CONFLICT', { reason: 'test_too_soon' });
    const id = newId();
    await tx.db
      .insertInto('language_test')
      .values({
        id,
        profile_id: profileId,
        language,
        form: chooseForm(
          (await readForms(language)).length,
          had.map(({ form }) => form),
        ),
        started_at: now,
        ends_at: new Date(now.getTime() + TEST_MINUTES * 60_000),
      })
      .execute();
    return readTest(tx, id);
  });
}

/** A random form that the person has not had; if they had all, any but the latest. `had`: the latest first. */
export function chooseForm(forms: number, had: readonly number[]): number {
  const all = Array.from({ length: forms }, (_, form) => form);
  const fresh = all.filter((form) => !had.includes(form));
  const choice = fresh.length > 0 ? fresh : all.filter((form) => form !== had[0]);
  return choice[randomInt(choice.length)] ?? 0;
}

/**
 * Stores how many answers are correct, and not the answers.
 * @throws Refusal NOT_FOUND, CONFLICT test_sent, test_over
 */
export async function sendTest(
  ctx: Ctx,
  { id, answers }: { id: string; answers: readonly string[] },
): Promise<TestResult> {
  return inTransaction(ctx, async (tx) => {
    await lockPerson(tx);
    const test = await findTest(tx, id);
    const now = tx.clock.now();
    if (test.sent_at !== null) throw new Refusal('CONFLICT', { reason: 'test_sent' });
    if (now.getTime() > test.ends_at.getTime() + GRACE) throw new Refusal('CONFLICT', { reason: 'test_over' });
    const marks = markAnswers(await readForm(test.language, test.form), answers);
    const score = marks.filter((mark) => mark === 'right').length;
    const columns = {
      sent_at: now,
      gaps: marks.length,
      score,
      accents: marks.filter((mark) => mark === 'accent').length,
      level: estimatedLevel(score, marks.length),
    };
    await tx.db.updateTable('language_test').set(columns).where('id', '=', id).execute();
    return requireResult({ ...test, ...columns });
  });
}

function requireResult(row: Parameters<typeof presentResult>[0]): TestResult {
  const result = presentResult(row);
  if (!result) throw wrongStatus();
  return result;
}

/** @throws Refusal NOT_FOUND, CONFLICT wrong_status without a result */
export async function showResult(ctx: Ctx, { id, isShown }: { id: string; isShown: boolean }): Promise<LanguageTests> {
  return ofResult(ctx, id, (tx) =>
    tx.db.updateTable('language_test').set({ is_shown: isShown }).where('id', '=', id).execute(),
  );
}

/**
 * Keeps that the test was started, and its form: the next one must still wait, and has another form.
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status without a result
 */
export async function removeResult(ctx: Ctx, id: string): Promise<LanguageTests> {
  const nothing = { sent_at: null, gaps: null, score: null, accents: null, level: null, is_shown: false };
  return ofResult(ctx, id, (tx) =>
    tx.db
      .updateTable('language_test')
      .set({ ...nothing, removed_at: tx.clock.now() })
      .where('id', '=', id)
      .execute(),
  );
}

async function ofResult(ctx: Ctx, id: string, change: (tx: TxCtx) => Promise<unknown>): Promise<LanguageTests> {
  return inTransaction(ctx, async (tx) => {
    await lockPerson(tx);
    requireResult(await findTest(tx, id));
    await change(tx);
    return listTests(tx);
  });
}
