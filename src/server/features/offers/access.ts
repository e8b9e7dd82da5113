import { expressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';

import type { Actor } from '../../actor.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { isApplicant } from '../applications/access.ts';
import { offersToApprove } from '../approvals/access.ts';
import { companiesOf, jobsManagedBy, RECRUITING } from '../companies/memberships.ts';
import './table.ts';

type Condition = ExpressionWrapper<Tables, 'offer' | 'application', SqlBool>;

const eb = expressionBuilder<Tables, 'offer' | 'application'>();

/** By the rules of docs/authorization.md, because an offer contains pay. For statements that join `application`. */
export function visibleTo(actor: Actor): Condition {
  if (actor.kind === 'system') return eb.lit(true);
  return eb.or([isOfCandidate(actor), isForCompanyOf(actor)]);
}

/** Offers that were sent to the actor. */
export const isOfCandidate = (actor: Actor): Condition =>
  eb.and([isApplicant(actor), eb('offer.sent_at', 'is not', null)]);

/** The company's side: owners, recruiters, its keys, approvers, and hiring managers where the owner allows it. */
export function isForCompanyOf(actor: Actor): Condition {
  if (actor.kind === 'key') return eb('offer.company_id', '=', actor.companyId);
  if (actor.kind !== 'person' || actor.role !== 'employer') return eb.lit(false);
  return eb.or([
    isWrittenBy(actor),
    isShownToManager(actor.userId),
    eb('offer.id', '=', offersToApprove(actor.userId)),
  ]);
}

/** Members who write, send and withdraw offers. */
export const isWrittenBy = (actor: Actor): Condition =>
  actor.kind === 'person' && actor.role === 'employer'
    ? eb('offer.company_id', '=', companiesOf(actor.userId, RECRUITING))
    : eb.lit(false);

const isShownToManager = (userId: string): Condition =>
  eb.and([
    eb('offer.job_id', '=', jobsManagedBy(userId)),
    eb.exists(
      eb
        .selectFrom('company as showing')
        .select('showing.id')
        .whereRef('showing.id', '=', 'offer.company_id')
        .where('showing.shows_offers_to_managers', '=', true),
    ),
  ]);
