import { expressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';

import type { Actor } from '../../actor.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { companiesOf, RECRUITING } from '../companies/memberships.ts';
import './table.ts';

type Condition = ExpressionWrapper<Tables, 'candidate', SqlBool>;

const eb = expressionBuilder<Tables, 'candidate'>();

/** Owners, recruiters and keys: they see all of the company's candidates, and change them. */
export function isEditedBy(actor: Actor): Condition {
  if (actor.kind === 'system') return eb.lit(true);
  if (actor.kind === 'key') return eb('candidate.company_id', '=', actor.companyId);
  if (actor.kind !== 'person' || actor.role !== 'employer') return eb.lit(false);
  return eb('candidate.company_id', '=', companiesOf(actor.userId, RECRUITING));
}
