import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Ctx } from '../../context.ts';
import type { Tables } from '../../platform/db/tables.ts';
import '../accounts/table.ts';
import { candidateIdOf } from '../candidates/access.ts';
import './table.ts';

const eb = expressionBuilder<Tables, 'screening'>();

const languages = jsonArrayFrom(
  eb
    .selectFrom('screening_language as heard')
    .select(['heard.language', 'heard.level', 'heard.heard_by', 'heard.heard_by_name', 'heard.heard_on'])
    .whereRef('heard.screening_id', '=', 'screening.id')
    .orderBy('heard.language'),
);

const references = jsonArrayFrom(
  eb
    .selectFrom('screening_reference as reference')
    .select(['reference.id', 'reference.state', 'reference.name', 'reference.relation', 'reference.address'])
    .select(['reference.locale', 'reference.created_at', 'reference.asked_at', 'reference.answered_at'])
    .select('reference.answers')
    .whereRef('reference.screening_id', '=', 'screening.id')
    .orderBy('reference.created_at')
    .orderBy('reference.id'),
);

const parts = jsonArrayFrom(
  eb
    .selectFrom('screening_part as chosen')
    .select(['chosen.part', 'chosen.is_shown', 'chosen.contested_at', 'chosen.contest', 'chosen.answer'])
    .whereRef('chosen.screening_id', '=', 'screening.id'),
);

/** With all that is written in them. Who sees them is `condition`. */
export const findScreenings = ({ db }: Pick<Ctx, 'db'>, condition: Expression<SqlBool>) =>
  db
    .selectFrom('screening')
    .innerJoin('profile', 'profile.id', 'screening.profile_id')
    .leftJoin('user_account as consultant', 'consultant.id', 'screening.consultant_id')
    .where(condition)
    .selectAll('screening')
    .select(['profile.first_name', 'profile.last_name', 'profile.username', 'consultant.name as consultant_name'])
    .select(candidateIdOf('screening').as('candidate_id'))
    .select([languages.as('languages'), references.as('references'), parts.as('parts')]);

export type ScreeningRow = Awaited<ReturnType<ReturnType<typeof findScreenings>['execute']>>[number];
