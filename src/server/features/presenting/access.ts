import { expressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';

import type { Actor } from '../../actor.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { agenciesOf } from '../agency/access.ts';
import './table.ts';

type Condition = ExpressionWrapper<Tables, 'representation', SqlBool>;

const eb = expressionBuilder<Tables, 'representation'>();

/** By the rules of docs/authorization.md: the person, and the agency's consultants. */
export function visibleTo(actor: Actor): Condition {
  if (actor.kind === 'system') return eb.lit(true);
  return eb.or([isOfPerson(actor), isOfAgency(actor)]);
}

export const isOfPerson = (actor: Actor): Condition =>
  actor.kind === 'person' ? eb('representation.profile_id', '=', actor.profileId) : eb.lit(false);

export const isOfAgency = (actor: Actor): Condition => eb('representation.agency_id', '=', agenciesOf(actor));
