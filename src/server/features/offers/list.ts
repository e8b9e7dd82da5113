import { sql } from 'kysely';

import type { OfferState } from '#contract/offers/offer-choices.ts';
import type { ListedOffer } from '#contract/offers/offer-views.ts';
import { timePosition } from '#contract/positions.ts';

import type { Ctx } from '../../context.ts';
import { preciseTime, readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { isForCompanyOf as seesApplication } from '../applications/access.ts';
import { companiesOf, currentCompanyOf, RECRUITING } from '../companies/memberships.ts';
import { isForCompanyOf } from './access.ts';
import { findOffers } from './find.ts';
import { presentListed } from './present.ts';
import { offerableStatuses } from './write.ts';

const PAGE_SIZE = 50;

interface Filters {
  state?: OfferState | undefined;
  job?: string | undefined;
  cursor?: string | undefined;
}

/**
 * Of the current company, without pay.
 * @throws Refusal INVALID for an invalid cursor
 */
export async function listOffers(ctx: Ctx, { state, job, cursor }: Filters) {
  const after = cursor === undefined ? undefined : readCursor(cursor, timePosition);
  let query = findOffers(ctx, isForCompanyOf(ctx.actor))
    .select(preciseTime('offer.updated_at').as('position'))
    .where('offer.company_id', '=', currentCompanyOf(ctx.actor))
    .orderBy('offer.updated_at', 'desc')
    .orderBy('offer.id', 'desc')
    .limit(PAGE_SIZE + 1);
  if (state) query = query.where('offer.state', '=', state);
  if (job) query = query.where('offer.job_id', '=', job);
  if (after)
    query = query.where(sql<boolean>`(offer.updated_at, offer.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  const rows = await query.execute();
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    offers: shown.map(presentListed),
    nextCursor: rows.length > PAGE_SIZE && last ? writeCursor([last.position, last.id]) : null,
  };
}

const OF_APPLICATION_MAX = 100;

/** @throws Refusal NOT_FOUND if the application is not visible */
export async function listOffersTo(
  ctx: Ctx,
  applicationId: string,
): Promise<{ offers: ListedOffer[]; can: { offer: boolean } }> {
  const application = await ctx.db
    .selectFrom('application')
    .select(['status', 'is_blind'])
    .select(({ eb, lit }) =>
      (ctx.actor.kind === 'person'
        ? eb('application.company_id', '=', companiesOf(ctx.actor.userId, RECRUITING))
        : lit(false)
      ).as('may_write'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('offer')
          .select('offer.id')
          .whereRef('offer.application_id', '=', 'application.id')
          .where('offer.state', 'in', ['draft', 'pending', 'approved', 'sent']),
      ).as('has_open'),
    )
    .where('id', '=', applicationId)
    .where(seesApplication(ctx.actor))
    .executeTakeFirst();
  if (!application) throw notFound();
  const rows = await findOffers(ctx, isForCompanyOf(ctx.actor))
    .where('offer.application_id', '=', applicationId)
    .orderBy('offer.created_at', 'desc')
    .orderBy('offer.id', 'desc')
    .limit(OF_APPLICATION_MAX)
    .execute();
  const { status, is_blind: isBlind, may_write: mayWrite, has_open: hasOpen } = application;
  return {
    offers: rows.map(presentListed),
    can: { offer: Boolean(mayWrite) && !hasOpen && !isBlind && offerableStatuses.includes(status) },
  };
}
