import type { z } from 'zod';

import type { Shortlist, shortlistInput } from '#contract/presenting/shortlists.ts';

import { userIdOf } from '../../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../../context.ts';
import { takeAttempt } from '../../../platform/http/limits.ts';
import { invalidField, notFound, throwNotFound, wrongStatus } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/id.ts';
import { agenciesOf } from '../../agency/access.ts';
import { requireMandate } from '../../clients/access.ts';
import { recordClientEntry } from '../../clients/entries.ts';
import { daysAfter } from '../../jobs/term.ts';
import { isOffLimits } from '../ask.ts';
import '../events.ts';
import { refusedFor, requireConsent, type LockedRepresentation } from '../lock.ts';
import { presentedFacts, redactPresented } from '../presented-facts.ts';
import { recordPresented } from '../record.ts';
import '../table.ts';
import { shortlistDigest } from './link.ts';
import { readShortlist } from './read.ts';

export const MAIL_SHORTLIST = 'presenting.mail_shortlist';

type NewShortlist = z.infer<typeof shortlistInput>;

/**
 * Presents all of these people, or none.
 * @throws Refusal NOT_FOUND; CONFLICT off_limits, and those of `requireConsent`
 */
export async function createShortlist(
  ctx: Ctx,
  { id: mandateId, locale, days, people }: NewShortlist,
): Promise<Shortlist> {
  return inTransaction(ctx, async (tx) => {
    const mandate = await requireMandate(tx, mandateId);
    const consents = await requireConsents(tx, mandateId, people);
    const [id, now] = [newId(), tx.clock.now()];
    await tx.db
      .insertInto('shortlist')
      .values({
        id,
        agency_id: mandate.agency_id,
        mandate_id: mandateId,
        locale,
        digest: await shortlistDigest(tx, id),
        created_by: userIdOf(tx),
        created_at: now,
        expires_at: daysAfter(now, days),
        opened_at: null,
      })
      .execute();
    for (const [position, { representationId, words }] of people.entries()) {
      const consent = consents.get(representationId) ?? throwNotFound();
      await present(tx, consent, { shortlistId: id, position, words });
    }
    return readShortlist(tx, id);
  });
}

/** Locked in the order of their ids, so that two shortlists at once cannot wait for each other. */
async function requireConsents(
  tx: TxCtx,
  mandateId: string,
  people: NewShortlist['people'],
): Promise<Map<string, LockedRepresentation>> {
  const consents = new Map<string, LockedRepresentation>();
  for (const id of people.map(({ representationId }) => representationId).toSorted()) {
    await removeUnanswered(tx, id);
    const consent = await requireConsent(tx, id);
    if (consent.mandate_id !== mandateId) throw notFound();
    if (await isOffLimits(tx, consent.agency_id, consent.profile_id)) throw refusedFor('off_limits');
    consents.set(id, consent);
  }
  return consents;
}

/** The client never answered, and no longer can: the new presentation takes the place of the former. */
async function removeUnanswered({ db, clock, actor }: TxCtx, representationId: string): Promise<void> {
  await db
    .deleteFrom('presentation')
    .using('shortlist')
    .whereRef('shortlist.id', '=', 'presentation.shortlist_id')
    .where('presentation.representation_id', '=', representationId)
    .where('presentation.answer', '=', 'waiting')
    .where('shortlist.agency_id', '=', agenciesOf(actor))
    .where(({ or, eb }) => or([eb('shortlist.digest', 'is', null), eb('shortlist.expires_at', '<=', clock.now())]))
    .execute();
}

async function present(
  tx: TxCtx,
  consent: LockedRepresentation,
  { shortlistId, position, words }: { shortlistId: string; position: number; words: string },
): Promise<void> {
  const { profile_id: profileId } = consent;
  const presentationId = newId();
  await tx.db
    .insertInto('presentation')
    .values({
      id: presentationId,
      representation_id: consent.id,
      application_id: null,
      shortlist_id: shortlistId,
      position,
      words: await redactPresented(tx, profileId, words),
      facts: JSON.stringify(await presentedFacts(tx, profileId, consent.shows)),
      answer: 'waiting',
      answered_at: null,
      presented_by: userIdOf(tx),
      presented_at: tx.clock.now(),
    })
    .execute();
  await recordPresented(tx, consent);
  await tx.emit('presentation.created', { presentationId });
}

/**
 * The email is written in the background.
 * @throws Refusal NOT_FOUND; CONFLICT wrong_status; INVALID for a contact of another client, or without an
 * address; TOO_MANY_REQUESTS for the address
 */
export async function mailShortlist(
  ctx: Ctx,
  { id, contactId }: { id: string; contactId: string },
): Promise<Shortlist> {
  return inTransaction(ctx, async (tx) => {
    const shortlist = await lockShortlist(tx, id);
    if (shortlist.digest === null || shortlist.expires_at <= tx.clock.now()) throw wrongStatus();
    const contact = await tx.db
      .selectFrom('client_contact')
      .select('email')
      .where('id', '=', contactId)
      .where('client_id', '=', shortlist.client_id)
      .executeTakeFirst();
    if (!contact?.email) throw invalidField('contactId', 'invalid');
    await takeAttempt(tx.db, `shortlist-to:${contact.email}`, (await tx.settings())['limits.mails_per_recipient']);
    await tx.enqueue(MAIL_SHORTLIST, { shortlistId: id, contactId, at: tx.clock.now().toISOString() });
    const { client_id: clientId, mandate_id: mandateId } = shortlist;
    await recordClientEntry(tx, { clientId, mandateId, kind: 'shortlist_sent' });
    return readShortlist(tx, id);
  });
}

/** @throws Refusal NOT_FOUND; CONFLICT wrong_status if it was revoked */
export async function extendShortlist(ctx: Ctx, { id, days }: { id: string; days: number }): Promise<Shortlist> {
  return inTransaction(ctx, async (tx) => {
    if ((await lockShortlist(tx, id)).digest === null) throw wrongStatus();
    await tx.db
      .updateTable('shortlist')
      .set({ expires_at: daysAfter(tx.clock.now(), days) })
      .where('id', '=', id)
      .execute();
    return readShortlist(tx, id);
  });
}

/**
 * The link never opens again.
 * @throws Refusal NOT_FOUND
 */
export async function takeBackShortlist(ctx: Ctx, id: string): Promise<Shortlist> {
  return inTransaction(ctx, async (tx) => {
    await lockShortlist(tx, id);
    await tx.db.updateTable('shortlist').set({ digest: null }).where('id', '=', id).execute();
    return readShortlist(tx, id);
  });
}

const lockShortlist = async ({ db, actor }: TxCtx, id: string) =>
  (await db
    .selectFrom('shortlist')
    .innerJoin('mandate', 'mandate.id', 'shortlist.mandate_id')
    .select(['shortlist.digest', 'shortlist.expires_at', 'shortlist.mandate_id', 'mandate.client_id'])
    .where('shortlist.id', '=', id)
    .where('shortlist.agency_id', '=', agenciesOf(actor))
    .forNoKeyUpdate(['shortlist'])
    .executeTakeFirst()) ?? throwNotFound();
