import { expressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';

import type { Actor } from '../../actor.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { agenciesOf } from '../agency/access.ts';
import './table.ts';

type Condition = ExpressionWrapper<Tables, 'screening', SqlBool>;

const eb = expressionBuilder<Tables, 'screening'>();

/** Consultants see the screenings of their agency; the person sees their own, which `isOwn` finds. */
export const visibleTo = (actor: Actor): Condition => eb('screening.agency_id', '=', agenciesOf(actor));

/** Of an agency that is named: nothing else shows. */
export const isOfNamedAgency: Condition = eb(
  'screening.agency_id',
  'in',
  eb.selectFrom('agency').select('agency.company_id').where('agency.named_at', 'is not', null),
);

/** The person's, while the agency is named. */
export const isOwn = (actor: Actor): Condition =>
  actor.kind === 'person' ? eb.and([eb('screening.profile_id', '=', actor.profileId), isOfNamedAgency]) : eb.lit(false);
