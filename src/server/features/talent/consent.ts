import { sql } from 'kysely';

import type { BeingFound, ConsentInput } from '#contract/talent/being-found.ts';
import { CONSENT_MONTHS, LOOK_DAYS } from '#contract/talent/talent-choices.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import { personOf } from '../accounts/signed-in.ts';
import '../companies/table.ts';
import { daysAfter } from '../jobs/term.ts';
import '../profiles/events.ts';
import { initialOf } from '../profiles/present.ts';
import '../profiles/table.ts';
import { indexConsents } from './index-consents.ts';

const LOOKS_SHOWN = 100;

/** Defaults when opting in: as little as possible. */
const least: ConsentInput = {
  shownName: 'initial',
  availability: { kind: 'now', day: null, weeks: null },
  workplaces: [],
};

/**
 * Also changes and confirms it; it lasts twelve months from now.
 * @throws Refusal UNAUTHENTICATED
 */
export async function giveConsent(ctx: Ctx, input: ConsentInput): Promise<BeingFound> {
  const { profileId } = personOf(ctx);
  return inTransaction(ctx, async (tx) => {
    await tx.db.updateTable('profile').set({ visibility: 'employers' }).where('id', '=', profileId).execute();
    await writeConsent(tx, profileId, input);
    return readBeingFound(tx);
  });
}

/**
 * Takes effect with the next search.
 * @throws Refusal UNAUTHENTICATED
 */
export async function withdrawConsent(ctx: Ctx): Promise<BeingFound> {
  const { profileId } = personOf(ctx);
  return inTransaction(ctx, async (tx) => {
    await endConsents(tx, [profileId]);
    return readBeingFound(tx);
  });
}

/** A seeker's profile has changed: the search uses the new values, or no longer finds it. */
export async function followProfile(
  tx: TxCtx,
  { profileId, visibility }: DomainEvents['profile.changed'],
): Promise<void> {
  if (visibility === 'applied') return endConsents(tx, [profileId]);
  if (visibility === 'employers' && !(await holds(tx, profileId))) return writeConsent(tx, profileId, least);
  await indexConsents(tx, [profileId]);
}

export async function endConsents({ db }: TxCtx, profileIds: readonly string[]): Promise<void> {
  if (profileIds.length === 0) return;
  await db
    .deleteFrom('talent_consent')
    .where('profile_id', 'in', [...profileIds])
    .execute();
  await db
    .updateTable('profile')
    .set({ visibility: 'applied' })
    .where('id', 'in', [...profileIds])
    .execute();
}

const holds = async ({ db, clock }: TxCtx, profileId: string): Promise<boolean> =>
  (await db
    .selectFrom('talent_consent')
    .select('profile_id')
    .where('profile_id', '=', profileId)
    .where('ends_at', '>', clock.now())
    .executeTakeFirst()) !== undefined;

async function writeConsent(
  tx: TxCtx,
  profileId: string,
  { shownName, availability: { kind, day, weeks }, workplaces }: ConsentInput,
): Promise<void> {
  const now = tx.clock.now();
  const endsAt = new Date(now);
  endsAt.setUTCMonth(endsAt.getUTCMonth() + CONSENT_MONTHS);
  const given = {
    confirmed_at: now,
    ends_at: endsAt,
    asked_at: null,
    shown_name: shownName,
    available: kind,
    available_on: day,
    notice_weeks: weeks,
    workplaces: [...new Set(workplaces)],
  };
  await tx.db
    .insertInto('talent_consent')
    .values({ profile_id: profileId, given_at: now, ...given })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(given))
    .execute();
  await indexConsents(tx, [profileId]);
}

/** @throws Refusal UNAUTHENTICATED */
export async function readBeingFound(ctx: Ctx): Promise<BeingFound> {
  const { profileId } = personOf(ctx);
  const { db, clock } = ctx;
  const [consent, profile, hidden, looks] = await Promise.all([
    db
      .selectFrom('talent_consent')
      .selectAll()
      .where('profile_id', '=', profileId)
      .where('ends_at', '>', clock.now())
      .executeTakeFirst(),
    db.selectFrom('profile').select(['first_name', 'last_name']).where('id', '=', profileId).executeTakeFirstOrThrow(),
    db
      .selectFrom('hidden_company as hidden')
      .leftJoin('company', 'company.id', 'hidden.company_id')
      .select(['hidden.id', 'hidden.domain', 'company.id as company_id', 'company.name'])
      .where('hidden.profile_id', '=', profileId)
      .orderBy(sql`coalesce(company.name, hidden.domain)`)
      .orderBy('hidden.id')
      .execute(),
    db
      .selectFrom('profile_look as look')
      .innerJoin('company', 'company.id', 'look.company_id')
      .select(['look.day', 'company.id', 'company.name', 'company.slug'])
      .where('look.profile_id', '=', profileId)
      .where('look.day', '>', daysAfter(clock.now(), -LOOK_DAYS).toISOString().slice(0, 10))
      .orderBy('look.day', 'desc')
      .orderBy('company.name')
      .limit(LOOKS_SHOWN)
      .execute(),
  ]);
  const { first_name: first, last_name: last } = profile;
  return {
    consent: consent
      ? {
          givenAt: consent.given_at.toISOString(),
          confirmedAt: consent.confirmed_at.toISOString(),
          endsAt: consent.ends_at.toISOString(),
          shownName: consent.shown_name,
          availability: { kind: consent.available, day: consent.available_on, weeks: consent.notice_weeks },
          workplaces: consent.workplaces,
        }
      : null,
    names: { full: `${first} ${last}`.trim(), initial: `${first} ${initialOf(last)}`.trim() },
    hidden: hidden.map(({ id, domain, company_id: companyId, name }) => ({
      id,
      domain,
      company: companyId !== null && name !== null ? { id: companyId, name } : null,
    })),
    looks: looks.map(({ day, ...company }) => ({ day, company })),
  };
}
