import { sql } from 'kysely';

import type { DomainMail } from '#contract/companies/companies.ts';

import { inTransaction, type Ctx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { notFound, Refusal, wrongStatus } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { digestOf } from '../accounts/secrets.ts';
import { personOf } from '../accounts/signed-in.ts';
import { can, mayAskDomainMail } from './access.ts';
import { findCompany, findCompanyToChange, type CompanyRow } from './queries.ts';
import { isShared } from './shared-domains.ts';
import { recordVerification } from './verification.ts';

export const SEND_DOMAIN_MAIL = 'companies.send_domain_mail';

/** Link lifetime in milliseconds. */
const LINK_MS = 24 * 3_600_000;

/**
 * A member who follows the emailed link verifies the company.
 * @throws Refusal NOT_FOUND; FORBIDDEN for all but members and administrators; CONFLICT website_required,
 * shared_domain, or wrong_status if it is verified already; TOO_MANY_REQUESTS for the company or the mailbox.
 */
export async function askDomainMail(ctx: Ctx, { id, mailbox }: { id: string; mailbox: string }): Promise<DomainMail> {
  const person = personOf(ctx);
  const { 'limits.resend_per_account': limit } = await ctx.settings();
  return inTransaction(ctx, async (tx) => {
    const company = await findCompanyToChange(tx, id);
    if (!company) throw notFound();
    if (!mayAskDomainMail(person, company)) throw new Refusal('FORBIDDEN');
    if (company.verified_at) throw wrongStatus();
    const { website, domain, name } = company;
    if (website === null || domain === null) throw new Refusal('CONFLICT', { reason: 'website_required' });
    if (isShared(domain)) throw new Refusal('CONFLICT', { reason: 'shared_domain' });
    const email = `${mailbox}@${domain}`;
    await takeAttempt(tx.db, `company-mail:${id}`, limit);
    // Protects the mailbox, however many companies claim that domain.
    await takeAttempt(tx.db, `company-mail-to:${email}`, limit);
    const [mailId, askedAt] = [newId(), tx.clock.now()];
    const expiresAt = new Date(askedAt.getTime() + LINK_MS);
    await tx.db
      .insertInto('company_domain_mail')
      .values({
        id: mailId,
        company_id: id,
        asked_by: person.userId,
        email,
        locale: tx.locale,
        name,
        website,
        asked_at: askedAt,
        expires_at: expiresAt,
      })
      .execute();
    await tx.enqueue(SEND_DOMAIN_MAIL, { mailId });
    return { email, expiresAt: expiresAt.toISOString() };
  });
}

/**
 * Only a member can: a stranger at that domain proves nothing by the link.
 * @throws Refusal CONFLICT link_expired; company_changed if its name or website changed since; NOT_FOUND for
 * non-members.
 */
export async function confirmDomain(ctx: Ctx, { token }: { token: string }): Promise<CompanyRow> {
  return inTransaction(ctx, async (tx) => {
    const asked = await tx.db
      .selectFrom('company_domain_mail')
      .select(['id', 'company_id'])
      .where('digest', '=', digestOf(token))
      .executeTakeFirst();
    if (!asked) throw expired();
    const company = await findCompanyToChange(tx, asked.company_id);
    if (!company || !can(tx.actor, company).edit) throw notFound();
    // The company is locked: of two concurrent calls one finds the email.
    const mail = await tx.db
      .deleteFrom('company_domain_mail')
      .where('id', '=', asked.id)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning(['email', 'asked_by', 'asked_at', 'name', 'website'])
      .executeTakeFirst();
    if (!mail) throw expired();
    const { name, website, ...proof } = mail;
    if (company.name !== name || company.website !== website)
      throw new Refusal('CONFLICT', { reason: 'company_changed' });
    await recordVerification(tx, company, { how: 'domain', mail: proof });
    const verified = await findCompany(tx, company.id);
    if (!verified) throw notFound();
    return verified;
  });
}

const expired = () => new Refusal('CONFLICT', { reason: 'link_expired' });
