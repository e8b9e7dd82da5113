import { expressionBuilder, sql } from 'kysely';

import type { ScreeningPart } from '#contract/screening/screening-choices.ts';
import type { ShownScreening } from '#contract/screening/screening-views.ts';
import type { ShownInput } from '#contract/screening/screenings.ts';

import type { Ctx } from '../../context.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { isDecidedBy, isForCompanyOf } from '../applications/access.ts';
import '../applications/table.ts';
import { isInSight, visibleTo as isCandidateOf } from '../candidates/access.ts';
import '../candidates/table.ts';
import { dayOf } from '../jobs/term.ts';
import { isFoundBy, isOwn, visibleTo as isProfileOf } from '../profiles/access.ts';
import { isOfNamedAgency } from './access.ts';
import { findScreenings, type ScreeningRow } from './find.ts';
import { noFindings, presentContent } from './present.ts';
import './table.ts';

const eb = expressionBuilder<Tables, 'screening'>();

/** What a person shows, of their latest screening while it is valid and its agency is named; null for nothing. */
export async function shownScreening(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  profileId: string,
): Promise<ShownScreening | null> {
  const row = (await findValid(ctx, [profileId])).get(profileId);
  return row ? presentShown(row, true) : null;
}

interface Asked {
  id: string;
  profile_id: string;
  readsWishes: boolean;
}

/** Of profiles, applications and candidates, as far as the reader sees them. */
export async function listShown(ctx: Ctx, { profile = [], application = [], candidate = [] }: ShownInput) {
  const asked = {
    profiles: await findProfiles(ctx, profile),
    applications: await findApplications(ctx, application),
    candidates: await findCandidates(ctx, candidate),
  };
  const rows = await findValid(ctx, [
    ...new Set(Object.values(asked).flatMap((all) => all.map((one) => one.profile_id))),
  ]);
  const shownOf = (all: readonly Asked[]): Record<string, ShownScreening> =>
    Object.fromEntries(
      all.flatMap(({ id, profile_id: profileId, readsWishes }) => {
        const row = rows.get(profileId);
        const shown = row && presentShown(row, readsWishes);
        return shown ? [[id, shown]] : [];
      }),
    );
  return {
    profiles: shownOf(asked.profiles),
    applications: shownOf(asked.applications),
    candidates: shownOf(asked.candidates),
  };
}

async function findProfiles({ db, actor }: Ctx, ids: readonly string[]): Promise<Asked[]> {
  if (ids.length === 0) return [];
  const finds = actor.kind === 'person' && actor.role === 'employer' ? isFoundBy(actor) : isOwn(actor);
  const rows = await db
    .selectFrom('profile')
    .select(['profile.id', finds.as('reads_wishes')])
    .where('profile.id', 'in', ids)
    .where(isProfileOf(actor))
    .execute();
  return rows.map(({ id, reads_wishes: wishes }) => ({ id, profile_id: id, readsWishes: Boolean(wishes) }));
}

async function findApplications({ db, actor }: Ctx, ids: readonly string[]): Promise<Asked[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('application')
    .select(['application.id', 'application.applicant_id as profile_id'])
    .select(isDecidedBy(actor).as('may_decide'))
    .where('application.id', 'in', ids)
    .where('application.status', '<>', 'withdrawn')
    // The days of a screening would say who applied.
    .where('application.is_blind', '=', false)
    .where(isForCompanyOf(actor))
    .execute();
  return rows.map(({ may_decide: mayDecide, ...row }) => ({ ...row, readsWishes: Boolean(mayDecide) }));
}

async function findCandidates({ db, actor }: Ctx, ids: readonly string[]): Promise<Asked[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('candidate')
    .select(['candidate.id', 'candidate.profile_id'])
    .where('candidate.id', 'in', ids)
    .where(isCandidateOf(actor))
    .where(isInSight)
    .execute();
  return rows.map((row) => ({ ...row, readsWishes: true }));
}

/** The latest of each person, by profile. */
async function findValid(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  profileIds: readonly string[],
): Promise<Map<string, ScreeningRow>> {
  if (profileIds.length === 0) return new Map();
  const rows = await findScreenings(
    ctx,
    eb.and([
      eb('screening.profile_id', 'in', profileIds),
      isOfNamedAgency,
      eb('screening.valid_until', '>=', dayOf(ctx.clock.now())),
    ]),
  )
    .distinctOn('screening.profile_id')
    .orderBy('screening.profile_id')
    .orderBy('screening.done_at', 'desc')
    .orderBy(sql`screening.id`, 'desc')
    .execute();
  return new Map(rows.map((row) => [row.profile_id, row]));
}

function presentShown(row: ScreeningRow, readsWishes: boolean): ShownScreening | null {
  const { parts, findings, languages, references } = presentContent(row);
  const open = new Set<ScreeningPart>(
    parts.flatMap(({ part, isShown, isFilled, contestedAt }) =>
      isShown && isFilled && contestedAt === null ? [part] : [],
    ),
  );
  if (!readsWishes) open.delete('wishes');
  if (open.size === 0) return null;
  return {
    by: row.done_by_name,
    doneOn: row.done_at ? dayOf(row.done_at) : '',
    findings: {
      ...noFindings,
      ...(open.has('identity') ? { identity: findings.identity } : {}),
      ...(open.has('right_to_work') ? { rightToWork: findings.rightToWork } : {}),
      ...(open.has('availability') ? { availability: findings.availability } : {}),
      ...(open.has('wishes') ? { wishes: findings.wishes } : {}),
    },
    languages: open.has('languages') ? languages : [],
    references: open.has('references') ? references.filter(({ state }) => state === 'answered').length : 0,
  };
}
