import { sql } from 'kysely';

import type { OwnData } from '#contract/own-data.ts';
import { companyTopic, PROFILES_TOPIC } from '#contract/topics.ts';

import type { Person } from '../../actor.ts';
import type { Ctx, TxCtx } from '../../context.ts';
import { DERIVED, OTHERS_WORDS, type OwnDataPart } from '../../own-data-part.ts';
import { forgetSubjects } from '../../platform/http/limits.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { presentCompany } from './present.ts';
import { findOwnCompany } from './queries.ts';
import './table.ts';
import { UNVERIFIED } from './verification.ts';

/** The limit allows three an hour. */
const DOMAIN_MAILS_MAX = 1_000;

async function exportCompany(ctx: Ctx, { userId }: Person): Promise<OwnData['company']> {
  const company = await findOwnCompany(ctx);
  const membership = await ctx.db
    .selectFrom('company_member')
    .select(['role', 'created_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!company || !membership) return null;
  return {
    ...presentCompany(ctx.actor, company),
    memberAs: membership.role,
    memberSince: membership.created_at.toISOString(),
    domainMails: await domainMailsOf(ctx, userId),
  };
}

/** Unusable ones are not stored. */
async function domainMailsOf({ db }: Ctx, userId: string) {
  const waiting = await db
    .selectFrom('company_domain_mail')
    .select(['email', 'asked_at'])
    .where('asked_by', '=', userId)
    .orderBy('asked_at')
    .limit(DOMAIN_MAILS_MAX)
    .execute();
  const answered = await db
    .selectFrom('company_verification')
    .select(['email', 'asked_at', 'verified_at'])
    .where('how', '=', 'domain')
    .where((eb) => eb.or([eb('asked_by', '=', userId), eb('verified_by', '=', userId)]))
    .orderBy('verified_at')
    .limit(DOMAIN_MAILS_MAX)
    .execute();
  return [...answered, ...waiting.map((mail) => ({ ...mail, verified_at: null }))].map(
    ({ email, asked_at, verified_at }) => ({
      email,
      askedAt: asked_at?.toISOString() ?? null,
      confirmedAt: verified_at?.toISOString() ?? null,
    }),
  );
}

/**
 * A company is deleted with its last member; otherwise its logo stays.
 * @throws Refusal CONFLICT only_owner where others would be left without an owner.
 */
async function erase(tx: TxCtx, { userId }: Person): Promise<void> {
  await forgetMailboxes(tx, userId);
  await leaveVerifications(tx, userId);
  const company = await lockCompanyOf(tx, userId);
  if (!company) return;
  const members = await membersOf(tx, company.id);
  const others = members.filter((member) => member.user_id !== userId);
  const [first] = others;
  if (!first) return removeCompany(tx, company.id);
  const otherOwner = others.find(({ role }) => role === 'owner');
  const isOwner = members.some((member) => member.user_id === userId && member.role === 'owner');
  if (isOwner && !otherOwner) throw new Refusal('CONFLICT', { reason: 'only_owner' });
  if (!company.logo_file_id) return;
  const { user_id: keeper } = otherOwner ?? first;
  // Its file name comes from the person's own machine.
  await tx.db
    .updateTable('file')
    .set({ owner_id: keeper, name: sql`'logo' || coalesce(substring(name from '[.][a-z]+$'), '')` })
    .where('id', '=', company.logo_file_id)
    .where('owner_id', '=', userId)
    .execute();
}

/** The person must be its only member. Locked until the transaction ends. */
export async function findCompanyToDelete(tx: TxCtx, { userId }: Person): Promise<string | undefined> {
  const company = await lockCompanyOf(tx, userId);
  if (!company) return undefined;
  const members = await membersOf(tx, company.id);
  return members.length === 1 ? company.id : undefined;
}

const membersOf = ({ db }: TxCtx, companyId: string) =>
  db
    .selectFrom('company_member')
    .select(['user_id', 'role'])
    .where('company_id', '=', companyId)
    .orderBy('created_at')
    .execute();

/** Locked, so that no one joins or leaves until the transaction ends. */
const lockCompanyOf = ({ db }: TxCtx, userId: string) =>
  db
    .selectFrom('company')
    .select(['company.id', 'company.logo_file_id'])
    .where('company.id', '=', (eb) =>
      eb.selectFrom('company_member').select('company_member.company_id').where('company_member.user_id', '=', userId),
    )
    .forUpdate()
    .executeTakeFirst();

async function removeCompany({ db, invalidate }: TxCtx, id: string): Promise<void> {
  await forgetSubjects(db, [id]);
  await db.deleteFrom('company').where('id', '=', id).execute();
  await invalidate([companyTopic(id), PROFILES_TOPIC]);
}

async function forgetMailboxes({ db }: TxCtx, userId: string): Promise<void> {
  const asked = db.selectFrom('company_domain_mail').select('email').where('asked_by', '=', userId);
  const answered = db
    .selectFrom('company_verification')
    .select('email')
    .where('asked_by', '=', userId)
    .where('email', 'is not', null)
    .$narrowType<{ email: string }>();
  const rows = await asked.union(answered).execute();
  if (rows.length > 0)
    await forgetSubjects(
      db,
      rows.map(({ email }) => email),
    );
}

/**
 * Verifications by a deleted administrator end. Those by domain email stay, without the address, which may be personal.
 */
async function leaveVerifications(tx: TxCtx, userId: string): Promise<void> {
  const { db, invalidate, clock } = tx;
  await db
    .updateTable('company_verification')
    .set({ email: null })
    .where((eb) => eb.or([eb('verified_by', '=', userId), eb('asked_by', '=', userId)]))
    .execute();
  const verified = await db
    .updateTable('company')
    .set(UNVERIFIED)
    .where('verified_by', '=', userId)
    .where('verified_how', '<>', 'domain')
    .returning('id')
    .execute();
  await db
    .updateTable('company_verification')
    .set({ ended_at: clock.now(), ended_how: 'unattended' })
    .where('verified_by', '=', userId)
    .where('how', '<>', 'domain')
    .where('ended_at', 'is', null)
    .execute();
  // One by one: a PostgreSQL notification holds 8,000 bytes.
  for (const { id } of verified) await invalidate([companyTopic(id)]);
}

export const companiesData: OwnDataPart = {
  tables: {
    company: {
      words: {
        name: 'company',
        slug: 'company',
        website: 'company',
        description: 'company',
        industry: 'company',
        domain: DERIVED,
      },
      codes: ['size', 'country', 'verified_how'],
      goesWith: ['company'],
      erased: 'It goes with its last member.',
      stays: 'A company that has other members is theirs.',
    },
    company_member: { codes: ['role'], goesWith: ['user_account', 'company'] },
    company_verification: {
      words: { name: DERIVED, website: DERIVED, email: 'company', note: OTHERS_WORDS, end_reason: OTHERS_WORDS },
      codes: ['how', 'ended_how'],
      goesWith: ['company'],
      erased: 'The mailbox, and what an administrator stood for.',
      stays: 'What was verified of a company stays proved.',
    },
    company_domain_mail: {
      words: { email: 'company', name: DERIVED, website: DERIVED },
      codes: ['locale', 'digest'],
      goesWith: ['user_account', 'company'],
    },
  },
  exports: { company: exportCompany },
  erase,
};
