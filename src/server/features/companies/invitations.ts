import { sql } from 'kysely';

import type { CompanyMemberRole } from '#contract/companies/company-roles.ts';
import type { Invitation, OpenInvitation } from '#contract/companies/teams.ts';
import { fileUrl } from '#contract/files/file-rules.ts';
import { INVITATION_DAYS, MEMBERS_MAX } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { digestOf } from '../accounts/secrets.ts';
import { personOf, requireRecentProof } from '../accounts/signed-in.ts';
import { can } from './access.ts';
import { isActingOwner } from './memberships.ts';
import { findCompanyToChange } from './queries.ts';
import './events.ts';
import './table.ts';

export const SEND_INVITATION = 'companies.send_invitation';

const DAY_MS = 86_400_000;

interface InvitationOrder {
  id: string;
  email: string;
  role: CompanyMemberRole;
  locale: Locale;
}

/**
 * By email; the link is created when the email is written. Inviting again replaces the pending invitation of the
 * address.
 * @throws Refusal NOT_FOUND, FORBIDDEN for all but owners, for an owner without a recent proof sign_in_again, CONFLICT
 * already_member, too_many_members; TOO_MANY_REQUESTS for the company, the sender or the address.
 */
export async function invite(ctx: Ctx, { id, ...order }: InvitationOrder): Promise<Invitation> {
  const person = personOf(ctx);
  const { 'limits.invitations_per_company': limit, 'limits.mails_per_recipient': limitTo } = await ctx.settings();
  return inTransaction(ctx, async (tx) => {
    const company = await findCompanyToChange(tx, id);
    if (!company) throw notFound();
    if (!can(person, company).manageMembers) throw new Refusal('FORBIDDEN');
    if (order.role === 'owner') requireRecentProof(tx);
    if (await isMemberByAddress(tx, id, order.email)) throw new Refusal('CONFLICT', { reason: 'already_member' });
    await takeAttempt(tx.db, `invitations:${id}`, limit);
    // Anyone can create companies, and each names itself in the email, so the sender and the recipient are limited too.
    await takeAttempt(tx.db, `invitations-by:${person.userId}`, limit);
    await takeAttempt(tx.db, `invitation-to:${order.email}`, limitTo);
    await tx.db
      .deleteFrom('company_invitation')
      .where('company_id', '=', id)
      .where('email', '=', order.email)
      .execute();
    if ((await countPlaces(tx, id)) >= MEMBERS_MAX) throw new Refusal('CONFLICT', { reason: 'too_many_members' });
    const [invitationId, now] = [newId(), tx.clock.now()];
    await tx.db
      .insertInto('company_invitation')
      .values({
        ...order,
        id: invitationId,
        company_id: id,
        invited_by: person.userId,
        invited_at: now,
        expires_at: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
      })
      .execute();
    await tx.enqueue(SEND_INVITATION, { invitationId });
    const [made] = await listInvitations(tx, id, invitationId);
    if (!made) throw notFound();
    return made;
  });
}

/** @throws Refusal NOT_FOUND, FORBIDDEN for all but owners. */
export async function revokeInvitation(
  ctx: Ctx,
  { id, invitationId }: { id: string; invitationId: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const company = await findCompanyToChange(tx, id);
    if (!company) throw notFound();
    if (!can(tx.actor, company).manageMembers) throw new Refusal('FORBIDDEN');
    const revoked = await tx.db
      .deleteFrom('company_invitation')
      .where('id', '=', invitationId)
      .where('company_id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!revoked) throw notFound();
  });
}

/** Pending ones whose inviter is still an owner, latest first; or the given one. */
export async function listInvitations({ db }: Ctx, companyId: string, id?: string): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('company_invitation as invitation')
    .innerJoin('user_account as inviter', 'inviter.id', 'invitation.invited_by')
    .select(['invitation.id', 'invitation.email', 'invitation.role', 'invitation.locale'])
    .select(['invitation.invited_at', 'invitation.expires_at', 'inviter.name as inviter'])
    .where('invitation.company_id', '=', companyId)
    .where('invitation.expires_at', '>', sql<Date>`now()`)
    .where(isActingOwner(sql.ref('invitation.invited_by'), sql.ref('invitation.company_id')))
    .$if(id !== undefined, (query) => query.where('invitation.id', '=', id ?? ''))
    .orderBy('invitation.invited_at', 'desc')
    .orderBy('invitation.id', 'desc')
    .limit(MEMBERS_MAX)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    role: row.role,
    locale: row.locale,
    invitedBy: row.inviter,
    invitedAt: row.invited_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }));
}

/**
 * @throws Refusal NOT_FOUND for an unknown or expired link.
 */
export async function readInvitation(ctx: Ctx, { token }: { token: string }): Promise<OpenInvitation> {
  const row = await openInvitation(ctx, token).executeTakeFirst();
  if (!row) throw notFound();
  return {
    company: { name: row.company, logoUrl: row.logo_file_id && fileUrl(row.logo_file_id) },
    email: row.email,
    role: row.role,
    invitedBy: row.inviter,
    expiresAt: row.expires_at.toISOString(),
  };
}

/**
 * Anyone with the link may join, with any account: the email may have gone to another address of theirs. Returns the
 * company's id.
 * @throws Refusal NOT_FOUND, FORBIDDEN for all but employers, CONFLICT already_member; the link then stays valid.
 */
export async function acceptInvitation(ctx: Ctx, { token }: { token: string }): Promise<string> {
  const person = personOf(ctx);
  if (person.role !== 'employer') throw new Refusal('FORBIDDEN');
  return inTransaction(ctx, async (tx) => {
    const invitation = await openInvitation(tx, token).forUpdate('invitation').executeTakeFirst();
    if (!invitation) throw notFound();
    const { id, company_id: companyId, role, company: companyName, invited_by: invitedBy } = invitation;
    const joined = await tx.db
      .insertInto('company_member')
      .values({ company_id: companyId, user_id: person.userId, role, chosen_at: sql<Date>`clock_timestamp()` })
      .onConflict((conflict) => conflict.columns(['company_id', 'user_id']).doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (!joined) throw new Refusal('CONFLICT', { reason: 'already_member' });
    await tx.db.deleteFrom('company_invitation').where('id', '=', id).execute();
    await tx.emit('member.joined', { companyName, userId: person.userId, role, invitedBy });
    return companyId;
  });
}

/** @throws Refusal NOT_FOUND */
export async function declineInvitation(ctx: Ctx, { token }: { token: string }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const declined = await openInvitation(tx, token).forUpdate('invitation').executeTakeFirst();
    if (!declined) throw notFound();
    await tx.db.deleteFrom('company_invitation').where('id', '=', declined.id).execute();
  });
}

const openInvitation = ({ db }: Ctx, token: string) =>
  db
    .selectFrom('company_invitation as invitation')
    .innerJoin('company', 'company.id', 'invitation.company_id')
    .innerJoin('user_account as inviter', 'inviter.id', 'invitation.invited_by')
    .select(['invitation.id', 'invitation.company_id', 'invitation.email', 'invitation.role', 'invitation.expires_at'])
    .select(['company.name as company', 'company.logo_file_id', 'inviter.name as inviter', 'invitation.invited_by'])
    .where('invitation.digest', '=', digestOf(token))
    .where('invitation.expires_at', '>', sql<Date>`now()`)
    .where(isActingOwner(sql.ref('invitation.invited_by'), sql.ref('invitation.company_id')));

const isMemberByAddress = async ({ db }: TxCtx, companyId: string, email: string): Promise<boolean> =>
  (await db
    .selectFrom('company_member as member')
    .innerJoin('user_account as account', 'account.id', 'member.user_id')
    .select('member.user_id')
    .where('member.company_id', '=', companyId)
    .where('account.email', '=', email)
    .executeTakeFirst()) !== undefined;

async function countPlaces({ db }: TxCtx, companyId: string): Promise<number> {
  const { rows } = await sql<{ places: number }>`
    select (select count(*) from company_member where company_id = ${companyId}::uuid)::integer
      + (select count(*) from company_invitation where company_id = ${companyId}::uuid and expires_at > now())::integer
      as places`.execute(db);
  return rows[0]?.places ?? 0;
}
