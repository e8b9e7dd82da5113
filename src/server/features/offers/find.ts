import { expressionBuilder, type Expression, type Selectable, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Ctx } from '../../context.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { FileRow } from '../files/queries.ts';
import '../files/table.ts';
import type { OfferVersionTable } from './table.ts';

const eb = expressionBuilder<Tables, 'offer_version'>();

const files = jsonArrayFrom(
  eb
    .selectFrom('offer_file')
    .innerJoin('file', 'file.id', 'offer_file.file_id')
    .select(['file.id', 'file.kind', 'file.name', 'file.size', 'file.type', 'file.sha256', 'file.created_at'])
    .whereRef('offer_file.version_id', '=', 'offer_version.id')
    .orderBy('offer_file.position'),
);

export interface VersionRow extends Selectable<OfferVersionTable> {
  files: (Omit<FileRow, 'owner_id' | 'storage_key' | 'created_at'> & { created_at: string })[];
}

/** The versions of an offer that may be seen, the first one first. */
export const findVersions = ({ db }: Pick<Ctx, 'db'>, offerId: string): Promise<VersionRow[]> =>
  db
    .selectFrom('offer_version')
    .selectAll()
    .select(files.as('files'))
    .where('offer_id', '=', offerId)
    .orderBy('number')
    .execute();

/** Who sees the offers is `condition`. */
export const findOffers = ({ db }: Pick<Ctx, 'db'>, condition: Expression<SqlBool>) =>
  db
    .selectFrom('offer')
    .innerJoin('application', 'application.id', 'offer.application_id')
    .innerJoin('company', 'company.id', 'offer.company_id')
    .innerJoin('job', 'job.id', 'offer.job_id')
    .where(condition)
    .selectAll('offer')
    .select(['company.name as company_name', 'company.slug as company_slug'])
    .select(['application.job_facts', 'application.applicant_facts'])
    .select(['job.openings', 'job.salary_min', 'job.salary_max', 'job.salary_currency', 'job.salary_period'])
    .select([
      'job.variable_target',
      'job.variable_capped',
      'job.variable_cap',
      'job.variable_reached_percent',
      'job.variable_reached_year',
      'job.variable_currency',
    ]);

export type OfferRow = Awaited<ReturnType<ReturnType<typeof findOffers>['execute']>>[number];
