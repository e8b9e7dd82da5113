import { sql } from 'kysely';

import { fileUrl } from '#contract/files/file-rules.ts';
import type { ClientAnswer } from '#contract/presenting/presenting-choices.ts';
import type { OpenShortlist } from '#contract/presenting/shortlists.ts';

import { inTransaction, type Ctx } from '../../../context.ts';
import { limitFailures, takeAttempt, type Limit } from '../../../platform/http/limits.ts';
import { throwNotFound } from '../../../platform/http/refusal.ts';
import { digestOf } from '../../accounts/secrets.ts';
import '../../agency/table.ts';
import { blindName } from '../../applications/blind.ts';
import '../../clients/table.ts';
import { dayOf } from '../../jobs/term.ts';
import { answerPresentation } from '../record.ts';
import '../table.ts';

/** Of one address. */
const GUESSES: Limit = { max: 60, seconds: 3_600 };
/** Of one link: each is told to the consultants. */
const ANSWERS: Limit = { max: 200, seconds: 3_600 };

/** Reads within this time are one opening: the page reads again whenever the client comes back to it. */
const OPENING = sql`interval '30 minutes'`;

/**
 * As the client reads it, for anyone with the link's secret: who gave it out decides who has it.
 * @throws Refusal NOT_FOUND, TOO_MANY_REQUESTS
 */
export async function openShortlist(ctx: Ctx, secret: string): Promise<OpenShortlist> {
  return limitGuesses(ctx, async () => {
    const shortlist = await readOpen(ctx, secret);
    const now = ctx.clock.now();
    await ctx.db
      .updateTable('shortlist')
      .set({ opened_count: sql`opened_count + 1`, opened_at: now })
      .where('digest', '=', digestOf(secret))
      .where(({ or, eb }) =>
        or([eb('opened_at', 'is', null), eb('opened_at', '<=', sql<Date>`${now}::timestamptz - ${OPENING}`)]),
      )
      .execute();
    return shortlist;
  });
}

interface Answer {
  secret: string;
  presentationId: string;
  answer: ClientAnswer;
  words: string;
}

/**
 * Answers again if the client changes its mind.
 * @throws Refusal NOT_FOUND, also for people whose consent no longer lives; TOO_MANY_REQUESTS
 */
export async function answerShortlist(
  ctx: Ctx,
  { secret, presentationId, answer, words }: Answer,
): Promise<OpenShortlist> {
  return limitGuesses(ctx, () =>
    inTransaction(ctx, async (tx) => {
      const { id } = (await findOpen(tx, secret).executeTakeFirst()) ?? throwNotFound();
      // Taking the consent back at the same moment waits, or is seen here.
      const [person] = await findPeople(tx, id)
        .where('presentation.id', '=', presentationId)
        .forNoKeyUpdate(['representation'])
        .execute();
      if (!person) return throwNotFound();
      await takeAttempt(tx.db, `shortlist_answers:${digestOf(secret)}`, ANSWERS);
      await answerPresentation(tx, { id: presentationId, answer, words });
      return readOpen(tx, secret);
    }),
  );
}

/** @throws Refusal NOT_FOUND, TOO_MANY_REQUESTS */
export const limitGuesses = <Result>({ db, from = '' }: Ctx, work: () => Promise<Result>): Promise<Result> =>
  limitFailures(db, { key: `shortlists:${from}`, limit: GUESSES, failure: 'NOT_FOUND' }, work);

/**
 * Of people, those whose consent lives now.
 * @throws Refusal NOT_FOUND
 */
export async function readOpen(ctx: Ctx, secret: string): Promise<OpenShortlist> {
  const shortlist = (await findOpen(ctx, secret).executeTakeFirst()) ?? throwNotFound();
  const people = await findPeople(ctx, shortlist.id).execute();
  const { locale } = shortlist;
  return {
    agency: { name: shortlist.name, logoUrl: shortlist.logo_file_id && fileUrl(shortlist.logo_file_id) },
    consultant: shortlist.creator,
    title: shortlist.title,
    locale,
    expiresAt: shortlist.expires_at.toISOString(),
    people: people.map((person) => ({
      id: person.id,
      code: blindName(person.id, locale),
      words: person.words,
      facts: person.facts,
      answer: person.answer,
      answerWords: person.answer_words,
      answeredAt: person.answered_at && person.answered_at.toISOString(),
    })),
  };
}

const findOpen = ({ db, clock }: Ctx, secret: string) =>
  db
    .selectFrom('shortlist')
    .innerJoin('agency', 'agency.company_id', 'shortlist.agency_id')
    .innerJoin('company', 'company.id', 'shortlist.agency_id')
    .innerJoin('mandate', 'mandate.id', 'shortlist.mandate_id')
    .leftJoin('user_account as creator', 'creator.id', 'shortlist.created_by')
    .select(['shortlist.id', 'shortlist.locale', 'shortlist.expires_at', 'mandate.title'])
    .select(['company.name', 'company.logo_file_id', 'creator.name as creator'])
    .where('agency.named_at', 'is not', null)
    .where('shortlist.digest', '=', digestOf(secret))
    .where('shortlist.expires_at', '>', clock.now());

const findPeople = ({ db, clock }: Ctx, shortlistId: string) =>
  db
    .selectFrom('presentation')
    .innerJoin('representation', 'representation.id', 'presentation.representation_id')
    .select(['presentation.id', 'presentation.words', 'presentation.facts'])
    .select(['presentation.answer', 'presentation.answer_words', 'presentation.answered_at'])
    .where('presentation.shortlist_id', '=', shortlistId)
    .where('representation.state', '=', 'given')
    .where('representation.ends_on', '>=', dayOf(clock.now()))
    .orderBy('presentation.position')
    .orderBy('presentation.id');
