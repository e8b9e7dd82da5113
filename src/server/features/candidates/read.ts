import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';

import { CANDIDATE_NOTES_MAX, SEPARATE_DAYS } from '#contract/candidates/candidate-choices.ts';
import type { Candidate } from '#contract/candidates/candidate-views.ts';
import type { StoredFile } from '#contract/files/files.ts';

import { userIdOf } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import '../accounts/table.ts';
import '../applications/retention/table.ts';
import { snapshotName } from '../applications/snapshots.ts';
import '../files/table.ts';
import { daysAfter } from '../jobs/term.ts';
import { isEditedBy, isSamePerson, requireCandidate, stayingId } from './access.ts';
import { allApplications, presentApplication, tagsOf } from './applications.ts';
import './table.ts';

/**
 * With what is known of those who were joined into it.
 * @throws Refusal NOT_FOUND
 */
export async function readCandidate(ctx: Ctx, id: string): Promise<Candidate> {
  const { id: rootId } = await requireCandidate(ctx, id);
  const [root, group] = await Promise.all([findCandidate(ctx, rootId), findGroup(ctx, rootId)]);
  const hasApplied = root.applications.some((one) => !one.was_added);
  const mayEdit = Boolean(root.may_edit);
  const isKnown = hasApplied || group.some((one) => one.has_account);
  const phone = group.find((one) => one.phone !== '')?.phone ?? '';
  const cv = group.find((one) => one.cv !== null)?.cv;
  return {
    id: rootId,
    name: snapshotName(root.facts),
    facts: root.facts,
    phone,
    cv: cv ? presentCv(cv) : null,
    origin: root.origin,
    source: root.source,
    locale: root.locale,
    addedAt: root.added_at.toISOString(),
    addedBy: root.added_by_name,
    lastContactAt: root.last_contact_at.toISOString(),
    told:
      root.origin === 'applied'
        ? null
        : {
            at: root.told_at?.toISOString() ?? null,
            by: root.told_by_name,
            dueAt: root.tell_at?.toISOString() ?? null,
          },
    poolUntil: root.pool_until?.toISOString() ?? null,
    applications: root.applications.map((one) => ({ ...presentApplication(one), hasThread: one.has_thread })),
    tags: root.tags,
    notes: (await findNotes(ctx, group)).map((note) => ({
      id: note.id,
      text: note.text,
      at: note.written_at.toISOString(),
      author: note.author,
      can: { remove: mayEdit && note.written_by !== null && note.written_by === userIdOf(ctx) },
    })),
    lists: root.lists,
    joined: group.flatMap((one) =>
      one.id === rootId || !one.joined_at
        ? []
        : [
            {
              id: one.id,
              name: snapshotName(one.facts),
              joinedAt: one.joined_at.toISOString(),
              can: { separate: mayEdit && mayBeSeparated(ctx, one.joined_at) },
            },
          ],
    ),
    can: {
      edit: mayEdit,
      correct: mayEdit && root.origin !== 'applied' && !hasApplied,
      propose: mayEdit ? (isKnown ? 'ask' : root.told_at ? 'enter' : null) : null,
    },
  };
}

const presentCv = ({
  created_at: createdAt,
  ...cv
}: { created_at: Date | string } & Omit<StoredFile, 'createdAt'>) => ({
  ...cv,
  // A date in JSON.
  createdAt: new Date(createdAt).toISOString(),
});

/** An undo is possible for a limited time. */
export const mayBeSeparated = ({ clock }: Ctx, joinedAt: Date): boolean =>
  daysAfter(joinedAt, SEPARATE_DAYS) > clock.now();

const findCandidate = ({ db, actor }: Ctx, id: string) =>
  db
    .selectFrom('candidate')
    .selectAll('candidate')
    .select((eb) => [
      eb
        .selectFrom('user_account as person')
        .select('person.name')
        .whereRef('person.id', '=', 'candidate.added_by')
        .as('added_by_name'),
      eb
        .selectFrom('user_account as person')
        .select('person.name')
        .whereRef('person.id', '=', 'candidate.told_by')
        .as('told_by_name'),
      eb
        .selectFrom('profile')
        .select('profile.preferred_locale')
        .whereRef('profile.id', '=', 'candidate.profile_id')
        .where(sql<boolean>`candidate.told_at is null and candidate.origin <> 'applied'`)
        .as('locale'),
      sql<Date | null>`(
        select max(consent.until) from pool_consent as consent
          join application on application.id = consent.application_id
          join candidate as person on person.profile_id = application.applicant_id and person.company_id = application.company_id
        where ${isSamePerson} and consent.ended_at is null)`.as('pool_until'),
      allApplications(actor).as('applications'),
      tagsOf(actor).as('tags'),
      isEditedBy(actor).as('may_edit'),
      jsonArrayFrom(
        eb
          .selectFrom('candidate_list as list')
          .select(['list.id', 'list.name'])
          .where(sql<boolean>`exists (
            select from candidate_list_entry as entry join candidate as person on person.id = entry.candidate_id and ${isSamePerson}
            where entry.list_id = list.id)`)
          .orderBy('list.name'),
      ).as('lists'),
    ])
    .where('candidate.id', '=', id)
    .executeTakeFirstOrThrow();

/** The candidate that stays comes first. */
const findGroup = ({ db }: Ctx, id: string) =>
  db
    .selectFrom('candidate')
    .innerJoin('profile', 'profile.id', 'candidate.profile_id')
    .innerJoin('user_account as account', 'account.id', 'profile.user_id')
    .select(['candidate.id', 'candidate.facts', 'candidate.phone', 'candidate.joined_into', 'candidate.joined_at'])
    .select(sql<boolean>`account.email is not null`.as('has_account'))
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('file')
          .select(['file.id', 'file.kind', 'file.name', 'file.size', 'file.type', 'file.created_at'])
          .whereRef('file.id', '=', 'candidate.cv_file_id'),
      ).as('cv'),
    )
    .where(sql<boolean>`${stayingId('candidate')} = ${id} and candidate.objected_at is null`)
    .orderBy(sql`candidate.joined_into is null`, 'desc')
    .orderBy('candidate.joined_at', 'desc')
    .orderBy('candidate.id')
    .execute();

const findNotes = ({ db }: Ctx, group: readonly { id: string }[]) =>
  db
    .selectFrom('candidate_note as note')
    .leftJoin('user_account as author', 'author.id', 'note.written_by')
    .select(['note.id', 'note.text', 'note.written_at', 'note.written_by', 'author.name as author'])
    .where(
      'note.candidate_id',
      'in',
      group.map(({ id }) => id),
    )
    .orderBy('note.written_at', 'desc')
    .orderBy('note.id', 'desc')
    .limit(CANDIDATE_NOTES_MAX)
    .execute();
