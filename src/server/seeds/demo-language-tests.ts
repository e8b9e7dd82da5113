import { sql } from 'kysely';

import {
  estimatedLevel,
  TEST_GAPS,
  TEST_MINUTES,
  TEST_TEXTS,
  testCutOffs,
} from '#contract/language-tests/language-test-choices.ts';
import type { CefrLevel } from '#contract/languages.ts';
import { locales, type Locale } from '#contract/locales.ts';

import type { TxCtx } from '../context.ts';
import '../features/language-tests/table.ts';
import { daysAfter } from '../features/jobs/term.ts';
import { newId } from '../platform/id.ts';
import { insertRows } from './insert-rows.ts';

const GAPS = TEST_TEXTS * TEST_GAPS;
const EVERY = 4;

/** Some seekers took a self-test, and most of them publish the result. Languages are stated since the profile was created. */
export async function takeTests(tx: TxCtx, { seekerId }: { seekerId: string }): Promise<void> {
  await sql`
    update profile_language set stated_at = profile.created_at
    from profile where profile.id = profile_language.profile_id`.execute(tx.db);
  const { rows } = await sql<{ profile_id: string; language: Locale; level: CefrLevel; number: number }>`
    select * from (
      select spoken.profile_id, spoken.language, spoken.level, profile.user_id,
        row_number() over (order by profile.user_id = ${seekerId} desc, spoken.profile_id, spoken.position)::int as number
      from profile_language as spoken join profile on profile.id = spoken.profile_id
      where spoken.level <> 'native' and spoken.language = any(${[...locales]}) and profile.role = 'job_seeker'
    ) as spoken
    where user_id = ${seekerId} or number % ${EVERY} = 0
    order by number`.execute(tx.db);
  await insertRows(
    tx.db,
    'language_test',
    rows.map(({ profile_id: profileId, language, level, number }) => {
      const startedAt = daysAfter(tx.clock.now(), -3 - (number % 60));
      const score = Math.min(GAPS, Math.ceil((testCutOffs[level] * GAPS) / 100) + (number % 9) - 2);
      return {
        id: newId(),
        profile_id: profileId,
        language,
        form: number % 3,
        started_at: startedAt,
        ends_at: new Date(startedAt.getTime() + TEST_MINUTES * 60_000),
        sent_at: new Date(startedAt.getTime() + 17 * 60_000),
        gaps: GAPS,
        score,
        accents: Math.min(GAPS - score, number % 3),
        level: estimatedLevel(score, GAPS),
        is_shown: number % 5 !== 2,
        removed_at: null,
      };
    }),
  );
}
