import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';

import type { Ctx } from '../../context.ts';
import type { Tables } from '../../platform/db/tables.ts';
import '../accounts/table.ts';
import { candidateIdOf } from '../candidates/access.ts';
import '../clients/table.ts';
import '../companies/table.ts';
import './table.ts';

const eb = expressionBuilder<Tables, 'representation'>();

/** Null once the account is deleted. */
const nameOf = (userId: 'representation.asked_by' | 'presentation.presented_by') =>
  eb.selectFrom('user_account as consultant').select('consultant.name').whereRef('consultant.id', '=', sql.ref(userId));

/** Who sees them is `condition`. */
export const findRepresentations = ({ db }: Pick<Ctx, 'db'>, condition: Expression<SqlBool>) =>
  db
    .selectFrom('representation')
    .innerJoin('mandate', 'mandate.id', 'representation.mandate_id')
    .innerJoin('client', 'client.id', 'mandate.client_id')
    .innerJoin('company as agency_company', 'agency_company.id', 'representation.agency_id')
    .innerJoin('profile', 'profile.id', 'representation.profile_id')
    .leftJoin('presentation', 'presentation.representation_id', 'representation.id')
    .where(condition)
    .selectAll('representation')
    .select(['mandate.title', 'mandate.job_id', 'mandate.state as mandate_state'])
    .select(['mandate.client_id', 'client.name as client_name'])
    .select(['agency_company.name as agency_name', 'agency_company.slug as agency_slug'])
    .select(['profile.first_name', 'profile.last_name', 'profile.username'])
    .select([
      'presentation.id as presentation_id',
      'presentation.application_id',
      'presentation.shortlist_id',
      'presentation.words as presented_words',
      'presentation.facts',
      'presentation.answer',
      'presentation.answer_words',
      'presentation.answered_at as presentation_answered_at',
      'presentation.presented_at',
    ])
    .select([
      nameOf('representation.asked_by').as('asked_by_name'),
      nameOf('presentation.presented_by').as('presented_by_name'),
      candidateIdOf('representation').as('candidate_id'),
    ]);

export type RepresentationRow = Awaited<ReturnType<ReturnType<typeof findRepresentations>['execute']>>[number];
