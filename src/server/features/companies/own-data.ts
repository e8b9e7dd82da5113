import type { OwnData } from '#contract/accounts/own-data.ts';
import { companyTopic, PROFILES_TOPIC } from '#contract/topics.ts';

import type { Person } from '../../actor.ts';
import type { Ctx, TxCtx } from '../../context.ts';
import { DERIVED, OTHERS_WORDS, type OwnDataPart } from '../../own-data-part.ts';
import { forgetSubjects } from '../../platform/http/limits.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { keepLogo } from './keep-logo.ts';
import { companiesOf } from './memberships.ts';
import { presentCompany } from './present.ts';
import { findCompanies } from './queries.ts';
import './table.ts';
import { UNVERIFIED } from './verification.ts';

const COMPANIES_MAX = 1_000;
const INVITATIONS_MAX = 1_000;
const DOMAIN_MAILS_MAX = 1_000;

async function exportCompanies(ctx: Ctx, { userId }: Person): Promise<OwnData['companies']> {
  const memberships = await ctx.db
    .selectFrom('company_member')
    .select(['company_id', 'role', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .limit(COMPANIES_MAX)
    .execute();
  const companies = await findCompanies(
    ctx,
    memberships.map((membership) => membership.company_id),
  );
  return memberships.flatMap(({ company_id: id, role, created_at: since }) => {
    const company = companies.find((one) => one.id === id);
    return company ? { ...presentCompany(ctx.actor, company), memberAs: role, memberSince: since.toISOString() } : [];
  });
}

/** Unusable ones are not stored. */
async function exportDomainMails({ db }: Ctx, { userId }: Person): Promise<OwnData['domainMails']> {
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

/** Invitations that the person sent, or that are pending for their address. */
async function exportInvitations({ db }: Ctx, { userId }: Person): Promise<OwnData['invitations']> {
  const rows = await db
    .selectFrom('company_invitation as invitation')
    .innerJoin('company', 'company.id', 'invitation.company_id')
    .select(['company.name as company', 'invitation.email', 'invitation.role', 'invitation.invited_at'])
    .where((eb) =>
      eb.or([
        eb('invitation.invited_by', '=', userId),
        eb('invitation.email', '=', eb.selectFrom('user_account').select('email').where('id', '=', userId)),
      ]),
    )
    .orderBy('invitation.invited_at')
    .limit(INVITATIONS_MAX)
    .execute();
  return rows.map(({ invited_at: at, ...row }) => ({ ...row, invitedAt: at.toISOString() }));
}

/**
 * A company is deleted with its last member; otherwise its logo stays.
 * @throws Refusal CONFLICT only_owner if others would be left without an owner.
 */
async function erase(tx: TxCtx, { userId }: Person): Promise<void> {
  await forgetMailboxes(tx, userId);
  await leaveVerifications(tx, userId);
  await forgetInvitationsTo(tx, userId);
  for (const { id } of await lockCompaniesOf(tx, userId)) await leave(tx, id, userId);
}

async function leave(tx: TxCtx, companyId: string, userId: string): Promise<void> {
  const members = await membersOf(tx, companyId);
  const others = members.filter((member) => member.user_id !== userId);
  if (others.length === 0) return removeCompany(tx, companyId);
  const isOwner = members.some((member) => member.user_id === userId && member.role === 'owner');
  if (isOwner && !others.some(({ role }) => role === 'owner')) throw new Refusal('CONFLICT', { reason: 'only_owner' });
  await keepLogo(tx, companyId, userId);
}

/** Companies whose only member the person is. Locked until the transaction ends. */
export async function findCompaniesToDelete(tx: TxCtx, { userId }: Person): Promise<string[]> {
  const companies = await lockCompaniesOf(tx, userId);
  const left: string[] = [];
  for (const { id } of companies) if ((await membersOf(tx, id)).length === 1) left.push(id);
  return left;
}

const membersOf = ({ db }: TxCtx, companyId: string) =>
  db
    .selectFrom('company_member')
    .select(['user_id', 'role'])
    .where('company_id', '=', companyId)
    .orderBy('created_at')
    .execute();

/** Locked in order of id, so that no one joins or leaves until the transaction ends. */
const lockCompaniesOf = ({ db }: TxCtx, userId: string) =>
  db
    .selectFrom('company')
    .select('company.id')
    .where('company.id', '=', companiesOf(userId))
    .orderBy('company.id')
    .forUpdate()
    .execute();

async function removeCompany({ db, invalidate }: TxCtx, id: string): Promise<void> {
  await forgetSubjects(db, [id]);
  await db.deleteFrom('company').where('id', '=', id).execute();
  await invalidate([companyTopic(id), PROFILES_TOPIC]);
}

/** Those that the person sent are deleted with the account. */
async function forgetInvitationsTo({ db }: TxCtx, userId: string): Promise<void> {
  await db
    .deleteFrom('company_invitation')
    .where('email', '=', (eb) => eb.selectFrom('user_account').select('email').where('id', '=', userId))
    .execute();
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
  // One by one: a PostgreSQL notification is limited to 8,000 bytes.
  for (const { id } of verified) await invalidate([companyTopic(id)]);
}

export const companiesData: OwnDataPart = {
  tables: {
    company: {
      words: {
        name: 'companies',
        slug: 'companies',
        website: 'companies',
        description: 'companies',
        industry: 'companies',
        domain: DERIVED,
        hidden_reason: OTHERS_WORDS,
      },
      codes: ['size', 'country', 'verified_how'],
      goesWith: ['company'],
      erased: 'It goes with its last member.',
      stays: 'A company that has other members is theirs.',
    },
    company_member: { codes: ['role'], goesWith: ['user_account', 'company'] },
    company_verification: {
      words: { name: DERIVED, website: DERIVED, email: 'domainMails', note: OTHERS_WORDS, end_reason: OTHERS_WORDS },
      codes: ['how', 'ended_how'],
      goesWith: ['company'],
      erased: 'The mailbox, and what an administrator stood for.',
      stays: 'What was verified of a company stays proved.',
    },
    pipeline: { words: { name: OTHERS_WORDS }, goesWith: ['company'], stays: 'The stages of a company are its own.' },
    pipeline_stage: {
      words: { names: OTHERS_WORDS },
      codes: ['status'],
      goesWith: ['company'],
      stays: 'The stages of a company are its own.',
    },
    rejection_reason: {
      words: { names: OTHERS_WORDS, texts: OTHERS_WORDS },
      goesWith: ['company'],
      stays: 'The reasons of a company are its own.',
    },
    company_invitation: {
      words: { email: 'invitations' },
      codes: ['role', 'locale', 'digest'],
      goesWith: ['user_account', 'company'],
    },
    job_manager: { goesWith: ['user_account', 'company'] },
    company_domain_mail: {
      words: { email: 'domainMails', name: DERIVED, website: DERIVED },
      codes: ['locale', 'digest'],
      goesWith: ['user_account', 'company'],
    },
  },
  exports: { companies: exportCompanies, domainMails: exportDomainMails, invitations: exportInvitations },
  erase,
};
