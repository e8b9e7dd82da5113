import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { type Shortlist, type Shortlists, SHORTLISTS_MAX } from '#contract/presenting/shortlists.ts';

import type { Ctx } from '../../../context.ts';
import { throwNotFound } from '../../../platform/http/refusal.ts';
import { agenciesOf } from '../../agency/access.ts';
import { blindName } from '../../applications/blind.ts';
import { requireMandate } from '../../clients/access.ts';
import '../../clients/table.ts';
import { dayOf } from '../../jobs/term.ts';
import { profileName } from '../../profiles/profile-name.ts';
import '../table.ts';
import { linkMaker } from './link.ts';

/** @throws Refusal NOT_FOUND */
export async function listShortlists(ctx: Ctx, mandateId: string): Promise<Shortlists> {
  const { client_id: clientId } = await requireMandate(ctx, mandateId);
  const rows = await findShortlists(ctx)
    .where('shortlist.mandate_id', '=', mandateId)
    .orderBy('shortlist.created_at', 'desc')
    .orderBy('shortlist.id', 'desc')
    .limit(SHORTLISTS_MAX)
    .execute();
  const [linkOf, client, presentable] = [
    await linkMaker(ctx),
    await readClient(ctx, clientId),
    await findPresentable(ctx, mandateId),
  ];
  return { shortlists: rows.map((row) => presentShortlist(ctx, row, linkOf)), client, presentable };
}

/** @throws Refusal NOT_FOUND */
export async function readShortlist(ctx: Ctx, id: string): Promise<Shortlist> {
  const row = await findShortlists(ctx).where('shortlist.id', '=', id).executeTakeFirst();
  return presentShortlist(ctx, row ?? throwNotFound(), await linkMaker(ctx));
}

/** Those of the actor's agency. */
const findShortlists = ({ db, actor, clock }: Ctx) =>
  db
    .selectFrom('shortlist')
    .leftJoin('user_account as creator', 'creator.id', 'shortlist.created_by')
    .select(['shortlist.id', 'shortlist.locale', 'shortlist.digest', 'shortlist.created_at', 'shortlist.expires_at'])
    .select(['shortlist.opened_count', 'shortlist.opened_at', 'creator.name as creator'])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('presentation')
          .innerJoin('representation', 'representation.id', 'presentation.representation_id')
          .innerJoin('profile', 'profile.id', 'representation.profile_id')
          .select(['presentation.id', 'presentation.words', 'presentation.answer', 'presentation.answer_words'])
          .select(['presentation.answered_at', 'representation.profile_id'])
          .select(['profile.first_name', 'profile.last_name', 'profile.username'])
          .select(({ and, eb }) =>
            and([eb('representation.state', '=', 'given'), eb('representation.ends_on', '>=', dayOf(clock.now()))]).as(
              'is_shown',
            ),
          )
          .whereRef('presentation.shortlist_id', '=', 'shortlist.id')
          .orderBy('presentation.position')
          .orderBy('presentation.id'),
      ).as('people'),
    )
    .where('shortlist.agency_id', '=', agenciesOf(actor));

type ShortlistRow = Awaited<ReturnType<ReturnType<typeof findShortlists>['executeTakeFirstOrThrow']>>;

function presentShortlist(
  { actor, clock }: Ctx,
  row: ShortlistRow,
  linkOf: Awaited<ReturnType<typeof linkMaker>>,
): Shortlist {
  const state = row.digest === null ? 'taken_back' : row.expires_at <= clock.now() ? 'expired' : 'open';
  return {
    id: row.id,
    state,
    locale: row.locale,
    createdAt: row.created_at.toISOString(),
    createdBy: row.creator,
    expiresAt: row.expires_at.toISOString(),
    url: state === 'open' && actor.kind !== 'key' ? linkOf(row) : null,
    openedCount: row.opened_count,
    openedAt: row.opened_at && row.opened_at.toISOString(),
    people: row.people.map((person) => ({
      id: person.id,
      profileId: person.profile_id,
      name: profileName(person),
      code: blindName(person.id, row.locale),
      words: person.words,
      isShown: Boolean(person.is_shown),
      answer: person.answer,
      answerWords: person.answer_words,
      answeredAt: person.answered_at && new Date(person.answered_at).toISOString(),
    })),
  };
}

async function readClient({ db }: Ctx, id: string): Promise<Shortlists['client']> {
  const contacts = await db
    .selectFrom('client_contact')
    .select(['id', 'name', 'email', 'locale'])
    .where('client_id', '=', id)
    .orderBy('position')
    .execute();
  const client = await db
    .selectFrom('client')
    .select(['name', 'locale'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...client, contacts };
}

const PRESENTABLE_MAX = 200;

async function findPresentable({ db, clock }: Ctx, mandateId: string): Promise<Shortlists['presentable']> {
  const now = clock.now();
  const rows = await db
    .selectFrom('representation')
    .innerJoin('profile', 'profile.id', 'representation.profile_id')
    .select(['representation.id', 'representation.ends_on', 'profile.first_name', 'profile.last_name'])
    .select('profile.username')
    .where('representation.mandate_id', '=', mandateId)
    .where('representation.state', '=', 'given')
    .where('representation.ends_on', '>=', dayOf(now))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('presentation')
            .leftJoin('shortlist', 'shortlist.id', 'presentation.shortlist_id')
            .select('presentation.id')
            .whereRef('presentation.representation_id', '=', 'representation.id')
            .where(({ or, eb }) =>
              or([
                eb('presentation.answer', '<>', 'waiting'),
                eb('shortlist.id', 'is', null),
                eb.and([eb('shortlist.digest', 'is not', null), eb('shortlist.expires_at', '>', now)]),
              ]),
            ),
        ),
      ),
    )
    .orderBy('representation.answered_at', 'desc')
    .orderBy('representation.id')
    .limit(PRESENTABLE_MAX)
    .execute();
  return rows.map((row) => ({
    representationId: row.id,
    name: profileName(row),
    endsOn: row.ends_on ?? '',
  }));
}
