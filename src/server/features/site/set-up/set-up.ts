import type { z } from 'zod';

import type { Locale } from '#contract/locales.ts';
import type { administratorInput, SetUp, siteInput } from '#contract/site/set-up.ts';

import { inTransaction, type Ctx } from '../../../context.ts';
import type { Config } from '../../../platform/config.ts';
import { invalidField, notFound, Refusal } from '../../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../../security-events.ts';
import { findAccountByEmail, lockAddress, removeUnverified } from '../../accounts/address.ts';
import { hashPassword } from '../../accounts/password-hash.ts';
import { requireGoodPassword } from '../../accounts/password-rules.ts';
import { createAccount } from '../../accounts/register.ts';
import { record } from '../../admin/audit.ts';
import { saveText } from '../../own-pages/draft.ts';
import { publishPage } from '../../own-pages/publish.ts';
import { findDraft } from '../../own-pages/queries.ts';
import { readOwnPagesState } from '../../own-pages/state.ts';
import { setSetting } from '../../settings/settings.ts';
import { isSetUpOpen, requireToken, TOKEN_NAME } from './token.ts';

type SetUpConfig = Pick<Config, 'smtpUrl' | 'mailFrom'>;

/**
 * @throws as `requireToken`, like all functions here.
 */
export async function readSetUp(ctx: Ctx, token: string, { smtpUrl, mailFrom }: SetUpConfig): Promise<SetUp> {
  await requireToken(ctx, token);
  const settings = await ctx.settings();
  const { published } = await readOwnPagesState(ctx.db);
  return {
    name: settings['site.name'],
    accentColor: settings['site.accent_color'],
    contactEmail: settings['site.contact_email'],
    languages: settings['site.languages'],
    mailFrom: `${mailFrom.name} <${mailFrom.address}>`,
    hasMailServer: smtpUrl !== undefined,
    hasLegalNotice: published.includes('legal-notice'),
  };
}

export async function saveSite(ctx: Ctx, { token, ...site }: z.output<typeof siteInput>): Promise<void> {
  await requireToken(ctx, token);
  await putSite(ctx, site);
}

export async function putSite(
  ctx: Ctx,
  { name, accentColor, contactEmail, languages }: Omit<z.output<typeof siteInput>, 'token'>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await setSetting(tx, 'site.name', name);
    await setSetting(tx, 'site.accent_color', accentColor);
    await setSetting(tx, 'site.contact_email', contactEmail);
    if (languages) await setSetting(tx, 'site.languages', languages);
  });
}

/** @throws Refusal INVALID for an empty text */
export async function saveLegalNotice(
  ctx: Ctx,
  { token, ...text }: { token: string; locale: Locale; html: string },
): Promise<void> {
  await requireToken(ctx, token);
  await publishLegalNotice(ctx, text);
}

/** @throws Refusal INVALID for an empty text */
export async function publishLegalNotice(ctx: Ctx, { locale, html }: { locale: Locale; html: string }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const page = 'legal-notice';
    const draft = await findDraft(tx, page);
    const { texts, revision } = await saveText(tx, { page, locale, html, revision: draft?.revision ?? null });
    if (!texts[locale]) throw invalidField('html', 'required');
    await publishPage(tx, { page, revision, note: '', newTerms: null });
  });
}

/**
 * Ends the set-up. The owner of the token controls the server, so the address counts as confirmed.
 * @returns the account.
 * @throws Refusal INVALID for the password, CONFLICT email_taken
 */
export async function createAdministrator(
  ctx: Ctx,
  { token, ...person }: z.output<typeof administratorInput>,
): Promise<string> {
  await requireToken(ctx, token);
  return makeAdministrator(ctx, person);
}

/**
 * @returns the account.
 * @throws Refusal INVALID for the password, CONFLICT email_taken, NOT_FOUND if there is an administrator
 */
export async function makeAdministrator(
  ctx: Ctx,
  person: Omit<z.output<typeof administratorInput>, 'token'>,
): Promise<string> {
  const { email, firstName, lastName } = person;
  await requireGoodPassword(ctx, 'password', person.password, { email, names: [firstName, lastName] });
  const password = await hashPassword(person.password);
  return inTransaction(ctx, async (tx) => {
    const { db } = tx;
    // The second of two concurrent requests finds an administrator.
    await db.deleteFrom('platform_secret').where('name', '=', TOKEN_NAME).execute();
    if (!(await isSetUpOpen(db))) throw notFound();
    await lockAddress(db, email);
    const existing = await findAccountByEmail(db, email);
    if (existing?.isVerified || existing?.isBanned) throw new Refusal('CONFLICT', { reason: 'email_taken' });
    if (existing) await removeUnverified(db, existing.id);
    const { userId, profileId } = await createAccount(tx, {
      email,
      firstName,
      lastName,
      userType: 'employer',
      password,
      registrationDigest: null,
    });
    await db.updateTable('user_account').set({ email_verified: true }).where('id', '=', userId).execute();
    await db.updateTable('profile').set({ role: 'admin' }).where('id', '=', profileId).execute();
    await record(tx, { action: 'administrator.granted', subject: { type: 'user', id: userId } });
    recordSecurityEvent(tx, 'role.changed', { subject: userId, reason: 'granted' });
    return userId;
  });
}
