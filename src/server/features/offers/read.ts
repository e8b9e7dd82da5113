import { sql } from 'kysely';

import { undecidedStatuses } from '#contract/applications/application-status.ts';
import { allowsOfferChange, isOpenOffer } from '#contract/offers/offer-choices.ts';
import type { Offer, OwnOffer } from '#contract/offers/offer-views.ts';

import type { Ctx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { personOf } from '../accounts/signed-in.ts';
import { snapshotName } from '../applications/snapshots.ts';
import { findLastOfOffer } from '../approvals/queries.ts';
import { needsApproval } from '../approvals/request.ts';
import { dayOf } from '../jobs/term.ts';
import { isForCompanyOf, isOfCandidate, isWrittenBy } from './access.ts';
import { findOffers, findVersions, type OfferRow, type VersionRow } from './find.ts';
import { countOpenings } from './openings.ts';
import { findSignatures, isBeingChanged, presentCommon, presentVersion } from './present.ts';
import { toApprove } from './to-approve.ts';

const UNDECIDED_CAP = 1_000;

/**
 * For the company.
 * @throws Refusal NOT_FOUND
 */
export async function readOffer(ctx: Ctx, id: string): Promise<Offer> {
  const row = await findOffers(ctx, isForCompanyOf(ctx.actor))
    .select(isWrittenBy(ctx.actor).as('may_write'))
    .where('offer.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  const versions = await findVersions(ctx, id);
  const version = lastOf(versions);
  const needs = allowsOfferChange(row.state, 'send') && (await needsApproval(ctx, toApprove(row, version)));
  const approval = await findLastOfOffer(ctx, version.id);
  const mayWrite = Boolean(row.may_write);
  const isOpen = isOpenOffer(row.state);
  return {
    ...presentCommon(row, version, await findSignatures(ctx, version.id)),
    candidateName: snapshotName(row.applicant_facts),
    earlier: versions.slice(0, -1).map(presentVersion),
    payReason: version.pay_reason,
    needsApproval: needs,
    approval,
    declined: row.state === 'declined' ? { reason: row.decline_reason, words: row.decline_words } : null,
    paperNotedAt: row.paper_noted_at && row.paper_noted_at.toISOString(),
    openingsLeft: await countOpenings(ctx, row),
    undecided: await countUndecided(ctx, row),
    can: {
      change: mayWrite && isOpen,
      askApproval: mayWrite && row.state === 'draft' && needs,
      send: mayWrite && allowsOfferChange(row.state, 'send') && !needs,
      withdraw: mayWrite && isOpen && row.sent_at !== null,
      discard: mayWrite && isOpen && row.sent_at === null,
      notePaper: mayWrite && canNotePaper(row, version),
      decide: approval?.can.decide ?? false,
    },
  };
}

export const canNotePaper = (
  { state, paper_noted_at: noted }: Pick<OfferRow, 'state' | 'paper_noted_at'>,
  { conditions }: Pick<VersionRow, 'conditions'>,
): boolean => state === 'accepted' && conditions.form === 'paper' && noted === null;

function lastOf(versions: readonly VersionRow[]): VersionRow {
  const version = versions.at(-1);
  if (!version) throw notFound();
  return version;
}

/** To the same job, which may be closed now. */
async function countUndecided({ db }: Ctx, offer: Pick<OfferRow, 'job_id' | 'application_id'>): Promise<number> {
  const { count } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('application')
        .select('id')
        .where('job_id', '=', offer.job_id)
        .where('id', '!=', offer.application_id)
        .where('status', 'in', undecidedStatuses)
        .limit(UNDECIDED_CAP)
        .as('undecided'),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const OWN_MAX = 100;

/** The latest first. */
export async function listOwnOffers(ctx: Ctx) {
  const rows = await findOffers(ctx, isOfCandidate(ctx.actor))
    .orderBy('offer.sent_at', 'desc')
    .orderBy('offer.id', 'desc')
    .limit(OWN_MAX)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    applicationId: row.application_id,
    state: shownState(row),
    job: { id: row.job_id, title: row.job_facts.title },
    company: { name: row.company_name, slug: row.company_slug },
    isBeingChanged: isBeingChanged(row),
    answerBy: row.answer_by ?? '',
  }));
}

/**
 * For the candidate: the version that was sent last.
 * @throws Refusal NOT_FOUND
 */
export async function readOwnOffer(ctx: Ctx, id: string): Promise<OwnOffer> {
  const row = await findOffers(ctx, isOfCandidate(ctx.actor)).where('offer.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  const version = lastOf((await findVersions(ctx, id)).filter(({ sent_at: sentAt }) => sentAt !== null));
  const isOpen = row.state === 'sent' && isAnswerable(row, ctx.clock.now());
  return {
    ...presentCommon({ ...row, state: shownState(row) }, version, await findSignatures(ctx, version.id)),
    isBeingChanged: isBeingChanged(row),
    confirmsBy: personOf(ctx).unclaimed ? 'code' : 'proof',
    name: snapshotName(row.applicant_facts),
    can: { accept: isOpen, decline: isOpen },
  };
}

/** Until the end of the last day in UTC. */
export const isAnswerable = ({ answer_by: answerBy }: Pick<OfferRow, 'answer_by'>, now: Date): boolean =>
  answerBy !== null && answerBy >= dayOf(now);

/** Candidates are not told how far a change is. */
const shownState = (row: OfferRow): OfferRow['state'] => (isBeingChanged(row) ? 'draft' : row.state);
