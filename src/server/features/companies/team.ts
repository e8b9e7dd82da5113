import { sql } from 'kysely';

import type { CompanyMemberRole } from '#contract/companies/company-roles.ts';
import type { Member, Membership, Team } from '#contract/companies/teams.ts';
import { fileUrl } from '#contract/files/file-rules.ts';
import { MEMBERS_MAX } from '#contract/limits.ts';

import type { Person } from '../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { notFound, Refusal, throwNotFound } from '../../platform/http/refusal.ts';
import { personOf, requireRecentProof } from '../accounts/signed-in.ts';
import { findSecondFactor } from '../accounts/use-code.ts';
import { can } from './access.ts';
import { listInvitations } from './invitations.ts';
import { keepLogo } from './keep-logo.ts';
import { currentCompany, recruits } from './memberships.ts';
import { findCompany, findCompanyToChange, type CompanyRow } from './queries.ts';
import './table.ts';

/** A limit above any real number of clients. */
const COMPANIES_MAX = 200;

export async function listMemberships(ctx: Ctx): Promise<Membership[]> {
  const person = personOf(ctx);
  return (
    await memberships(ctx, person).orderBy('company.name').orderBy('company.id').limit(COMPANIES_MAX).execute()
  ).map(presentMembership);
}

/**
 * @throws Refusal NOT_FOUND for a company that the person does not belong to.
 */
export async function chooseCompany(ctx: Ctx, { id }: { id: string }): Promise<Membership> {
  const person = personOf(ctx);
  return inTransaction(ctx, async (tx) => {
    await tx.db
      .updateTable('company_member')
      .set({ chosen_at: sql`clock_timestamp()` })
      .where('company_id', '=', id)
      .where('user_id', '=', person.userId)
      .execute();
    const chosen = await memberships(tx, person).where('company.id', '=', id).executeTakeFirst();
    if (!chosen) throw notFound();
    return presentMembership(chosen);
  });
}

const memberships = ({ db }: Ctx, { userId }: Person) =>
  db
    .selectFrom('company_member as member')
    .innerJoin('company', 'company.id', 'member.company_id')
    .where('member.user_id', '=', userId)
    .select(['company.id', 'company.slug', 'company.name', 'company.logo_file_id', 'member.role'])
    .select(sql<boolean>`company.id = ${currentCompany(userId)}`.as('is_current'));

const presentMembership = (row: {
  id: string;
  slug: string;
  name: string;
  logo_file_id: string | null;
  role: CompanyMemberRole;
  is_current: boolean;
}): Membership => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  logoUrl: row.logo_file_id && fileUrl(row.logo_file_id),
  role: row.role,
  isCurrent: row.is_current,
});

/**
 * @throws Refusal NOT_FOUND, FORBIDDEN for readers of the company who are not members.
 */
export async function readTeam(ctx: Ctx, { id }: { id: string }): Promise<Team> {
  const person = personOf(ctx);
  const company = await findCompany(ctx, id);
  if (!company) throw notFound();
  const { seeMembers, manageMembers } = can(person, company);
  if (!seeMembers) throw new Refusal('FORBIDDEN');
  const members = await presentMembers(ctx, company);
  const policy = await ctx.db
    .selectFrom('company')
    .select('requires_second_factor')
    .where('id', '=', id)
    .executeTakeFirst();
  return {
    members,
    requiresSecondFactor: policy?.requires_second_factor ?? false,
    invitations: manageMembers ? await listInvitations(ctx, id) : [],
    can: { invite: manageMembers, leave: members.some(({ isSelf, can: { remove } }) => isSelf && remove) },
  };
}

async function presentMembers(ctx: Ctx, company: CompanyRow): Promise<Member[]> {
  const person = personOf(ctx);
  const manages = can(person, company).manageMembers;
  const rows = await ctx.db
    .selectFrom('company_member as member')
    .innerJoin('user_account as account', 'account.id', 'member.user_id')
    .innerJoin('profile', 'profile.user_id', 'member.user_id')
    .select(['member.user_id', 'member.role', 'member.created_at', 'account.name', 'account.email'])
    .$narrowType<{ email: string }>()
    .select(['profile.id as profile_id', 'profile.avatar_file_id'])
    .where('member.company_id', '=', company.id)
    .orderBy('member.created_at')
    .orderBy('member.user_id')
    .limit(MEMBERS_MAX)
    .execute();
  const owners = rows.filter(({ role }) => role === 'owner').length;
  return rows.map((row) => {
    const isSelf = row.user_id === person.userId;
    const isFree = row.role !== 'owner' || owners > 1;
    return {
      userId: row.user_id,
      profileId: row.profile_id,
      name: row.name,
      email: row.email,
      avatarUrl: row.avatar_file_id && fileUrl(row.avatar_file_id),
      role: row.role,
      since: row.created_at.toISOString(),
      isSelf,
      can: { changeRole: manages && isFree, remove: (manages || isSelf) && isFree },
    };
  });
}

/**
 * Owners with a second factor may require one of all members.
 * @throws Refusal NOT_FOUND, FORBIDDEN for all but owners, CONFLICT second_factor_required.
 */
export async function requireSecondFactor(
  ctx: Ctx,
  { id, isRequired }: { id: string; isRequired: boolean },
): Promise<{ isRequired: boolean }> {
  const person = personOf(ctx);
  return inTransaction(ctx, async (tx) => {
    const company = await lockTeam(tx, id);
    if (!can(tx.actor, company).manageMembers) throw new Refusal('FORBIDDEN');
    if (isRequired && !(await findSecondFactor(tx.db, person.userId)))
      throw new Refusal('CONFLICT', { reason: 'second_factor_required' });
    await tx.db.updateTable('company').set({ requires_second_factor: isRequired }).where('id', '=', id).execute();
    return { isRequired };
  });
}

interface OfMember {
  id: string;
  userId: string;
}

/**
 * @throws Refusal NOT_FOUND, FORBIDDEN for all but owners, to make an owner without a recent proof sign_in_again, CONFLICT
 *   only_owner.
 */
export async function changeRole(
  ctx: Ctx,
  { id, userId, role }: OfMember & { role: CompanyMemberRole },
): Promise<Member> {
  return inTransaction(ctx, async (tx) => {
    const company = await lockTeam(tx, id);
    if (!can(tx.actor, company).manageMembers) throw new Refusal('FORBIDDEN');
    if (role === 'owner') requireRecentProof(tx);
    const before = await roleOf(tx, { id, userId });
    if (before === 'owner' && role !== 'owner') await giveUpOwnership(tx, { id, userId });
    if (!recruits(role)) await keepLogo(tx, id, userId);
    await tx.db
      .updateTable('company_member')
      .set({ role })
      .where('company_id', '=', id)
      .where('user_id', '=', userId)
      .execute();
    const after = (await findCompany(tx, id)) ?? company;
    return (await presentMembers(tx, after)).find((member) => member.userId === userId) ?? throwNotFound();
  });
}

/**
 * Members may remove themselves, owners anyone.
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT only_owner.
 */
export async function removeMember(ctx: Ctx, { id, userId }: OfMember): Promise<void> {
  const person = personOf(ctx);
  await inTransaction(ctx, async (tx) => {
    const company = await lockTeam(tx, id);
    const { manageMembers, seeMembers } = can(tx.actor, company);
    if (!manageMembers && !(seeMembers && userId === person.userId)) throw new Refusal('FORBIDDEN');
    const role = await roleOf(tx, { id, userId });
    if (role === 'owner') await giveUpOwnership(tx, { id, userId });
    await keepLogo(tx, id, userId);
    await tx.db.deleteFrom('company_member').where('company_id', '=', id).where('user_id', '=', userId).execute();
  });
}

/** Locked, so that one of two owners who leave at once stays. */
async function lockTeam(tx: TxCtx, id: string): Promise<CompanyRow> {
  return (await findCompanyToChange(tx, id)) ?? throwNotFound();
}

async function roleOf({ db }: TxCtx, { id, userId }: OfMember): Promise<CompanyMemberRole> {
  const member = await db
    .selectFrom('company_member')
    .select('role')
    .where('company_id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return member?.role ?? throwNotFound();
}

/** Ends the invitations that they sent: a link must not outlive the right to send it. */
async function giveUpOwnership({ db }: TxCtx, { id, userId }: OfMember): Promise<void> {
  const other = await db
    .selectFrom('company_member')
    .select('user_id')
    .where('company_id', '=', id)
    .where('role', '=', 'owner')
    .where('user_id', '<>', userId)
    .limit(1)
    .executeTakeFirst();
  if (!other) throw new Refusal('CONFLICT', { reason: 'only_owner' });
  await db.deleteFrom('company_invitation').where('company_id', '=', id).where('invited_by', '=', userId).execute();
}
