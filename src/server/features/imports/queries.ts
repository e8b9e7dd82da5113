import { type SelectQueryBuilder, sql } from 'kysely';

import {
  type ImportAction,
  importActions,
  type ImportOutcome,
  importOutcomes,
} from '#contract/imports/import-choices.ts';
import type { ImportOf, ImportRow, ImportSummary } from '#contract/imports/import-procedures.ts';

import type { Ctx, TxCtx } from '../../context.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { findCompany } from '../companies/queries.ts';
import { requireEdit } from '../companies/require-edit.ts';
import type { ImportKind } from './kind.ts';
import './table.ts';

export interface ImportId {
  /** The company's. */
  id: string;
  importId: string;
}

/** Of a company. */
const MOST_LISTED = 50;
const PAGE = 50;

/**
 * @throws Refusal NOT_FOUND, FORBIDDEN for non-recruiters of the company.
 */
export async function listImports(ctx: Ctx, kind: ImportKind, companyId: string): Promise<ImportSummary[]> {
  requireEdit(ctx.actor, await findCompany(ctx, companyId));
  const found = await summaries(ctx.db.selectFrom('job_import'))
    .where('job_import.company_id', '=', companyId)
    .where('kind', '=', kind.name)
    .orderBy('job_import.created_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return found.map(presentSummary);
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof summaries>['execute']>>[number];

const summaries = (from: SelectQueryBuilder<Tables, 'job_import', object>) =>
  from
    .leftJoin('profile', 'profile.user_id', 'job_import.created_by')
    .select([
      'job_import.id',
      'job_import.name',
      'job_import.is_fetched',
      'job_import.status',
      'job_import.problem',
      'job_import.rows',
      'job_import.done',
      'job_import.created_at',
      'job_import.applied_at',
      sql<string | null>`profile.first_name || ' ' || profile.last_name`.as('creator'),
    ]);

const presentSummary = ({ is_fetched, created_at, applied_at, creator, ...row }: SummaryRow): ImportSummary => ({
  ...row,
  isFetched: is_fetched,
  createdAt: created_at.toISOString(),
  createdBy: creator,
  appliedAt: applied_at?.toISOString() ?? null,
});

/** @throws Refusal NOT_FOUND, FORBIDDEN */
export async function readImport<Field extends string, Options>(
  ctx: Ctx,
  kind: ImportKind<Field, Options>,
  { id, importId }: ImportId,
): Promise<ImportOf<Field, Options>> {
  requireEdit(ctx.actor, await findCompany(ctx, id));
  const found = await summaries(ctx.db.selectFrom('job_import'))
    .where('job_import.id', '=', importId)
    .where('company_id', '=', id)
    .where('kind', '=', kind.name)
    .select(['job_import.columns', 'job_import.mapping', 'job_import.options'])
    .executeTakeFirst();
  if (!found) throw notFound();
  const { columns, mapping, options, ...summary } = found;
  const counted = await ctx.db
    .selectFrom('job_import_row')
    .where('import_id', '=', importId)
    .select(['action', 'outcome', sql<number>`count(*)::integer`.as('count')])
    .groupBy(['action', 'outcome'])
    .execute();
  const sum = (key: 'action' | 'outcome', value: ImportAction | ImportOutcome) =>
    counted.filter((row) => row[key] === value).reduce((all, { count }) => all + count, 0);
  return {
    ...presentSummary(summary),
    columns: columns.map((column, at) => ({
      ...column,
      field: kind.fields.find((one) => one === mapping[at]) ?? null,
    })),
    options: kind.options.parse(options),
    counts: Object.fromEntries(
      importActions.map((action) => [action, sum('action', action)]),
    ) as CountsOfRows['counts'],
    outcomes: Object.fromEntries(
      importOutcomes.map((outcome) => [outcome, sum('outcome', outcome)]),
    ) as CountsOfRows['outcomes'],
  };
}

type CountsOfRows = Pick<ImportOf<string, unknown>, 'counts' | 'outcomes'>;

/** The checked rows. */
export async function listRows(
  ctx: Ctx,
  kind: ImportKind,
  { action, after = 0, ...of }: ImportId & { action?: ImportAction | undefined; after?: number | undefined },
): Promise<{ rows: ImportRow[]; next: number | null }> {
  const { options } = await readImport(ctx, kind, of);
  let found = ctx.db
    .selectFrom('job_import_row')
    .select(['position', 'reference', 'title', 'action', 'problems', 'warnings', 'job_id', 'candidate_id', 'outcome'])
    .where('import_id', '=', of.importId)
    .where('position', '>', after)
    .$narrowType<{ action: ImportAction }>();
  found = action ? found.where('action', '=', action) : found.where('action', 'is not', null);
  const rows = await found.orderBy('position').limit(PAGE).execute();
  return {
    rows: rows.map(({ job_id: jobId, candidate_id: candidateId, reference, warnings, ...row }) => ({
      ...row,
      warnings: warnings.filter(({ code }) => kind.showsNote(code, options)),
      jobId,
      candidateId,
      // A reference made of title and place, for rows without one.
      reference: reference.startsWith('~') ? '' : reference,
    })),
    next: rows.length < PAGE ? null : (rows.at(-1)?.position ?? null),
  };
}

/**
 * Locked until the end of the transaction.
 * @throws Refusal NOT_FOUND, FORBIDDEN
 */
export async function lockImport(tx: TxCtx, kind: ImportKind, { id, importId }: ImportId) {
  requireEdit(tx.actor, await findCompany(tx, id));
  const found = await tx.db
    .selectFrom('job_import')
    .select(['id', 'company_id', 'status', 'columns', 'mapping', 'options', 'is_unattended'])
    .where('id', '=', importId)
    .where('company_id', '=', id)
    .where('kind', '=', kind.name)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound();
  return found;
}
