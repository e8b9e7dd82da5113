import { sql } from 'kysely';

import type { Settings } from '#contract/settings/settings.ts';

import type { Ctx } from '../../context.ts';
import './table.ts';

/**
 * A passkey counts as both factors, in the session in which it was used. For statements that read `user_session as
 * session`.
 */
const hasSecondFactor = sql<boolean>`(session.by_passkey or exists (
  select from second_factor as factor where factor.user_id = session.user_id and factor.confirmed_at is not null))`;

type Needs = Pick<Settings, 'accounts.admins_need_second_factor'>;

/**
 * Required by the setting for administrators, or by a company of the person. For statements that read `user_session as
 * session`.
 */
const needsSecondFactor = (settings: Needs) => sql<boolean>`(
  (${settings['accounts.admins_need_second_factor']} and exists (
    select from profile as holder where holder.user_id = session.user_id and holder.role = 'admin'))
  or exists (
    select from company_member as member
    join company on company.id = member.company_id
    where member.user_id = session.user_id and company.requires_second_factor))`;

export const lacksSecondFactor = (settings: Needs) =>
  sql<boolean>`(${needsSecondFactor(settings)} and not ${hasSecondFactor})`;

/** For actors outside a session, where no factor can be shown: a code of an app or a passkey has to be set up. */
export async function hasNoSecondFactor(
  { db, settings }: Pick<Ctx, 'db' | 'settings'>,
  userId: string,
): Promise<boolean> {
  const { rows } = await sql<{ is_lacking: boolean }>`
    select ${lacksSecondFactor(await settings())} as is_lacking
    from (select account.id as user_id, exists (select from passkey where passkey.user_id = account.id) as by_passkey
      from user_account as account where account.id = ${userId}::uuid) as session`.execute(db);
  return rows[0]?.is_lacking ?? false;
}
