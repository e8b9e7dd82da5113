import { sql } from 'kysely';

import { CLIENT_NAME_MAX } from '#contract/clients/client-choices.ts';
import type { Client, ListedClient } from '#contract/clients/client-views.ts';
import type { NamedCompany } from '#contract/clients/clients.ts';
import { textPosition } from '#contract/positions.ts';

import { userIdOf } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { requireAgency } from '../agency/access.ts';
import { visibleTo as seesCompany } from '../companies/access.ts';
import { isOpen } from '../jobs/access.ts';
import { wordsIn } from '../jobs/queries.ts';
import { requireClient, visibleTo } from './access.ts';
import './table.ts';

const PAGE_SIZE = 50;
const COMPANIES_MAX = 10;
const JOBS_MAX = 100;

const sortName = sql<string>`lower(client.name)`;

interface Filters {
  q?: string | undefined;
  mine?: 'yes' | undefined;
  cursor?: string | undefined;
}

/**
 * Of the current company.
 * @throws Refusal NOT_FOUND, INVALID for an invalid cursor
 */
export async function listClients(
  ctx: Ctx,
  { q, mine, cursor }: Filters,
): Promise<{ clients: ListedClient[]; nextCursor: string | null }> {
  let query = clients(ctx)
    .select(sortName.as('sort_name'))
    .where('client.agency_id', '=', await requireAgency(ctx))
    .orderBy(sortName)
    .orderBy('client.id')
    .limit(PAGE_SIZE + 1);
  if (q) query = query.where(sql<boolean>`strpos(${sortName}, lower(${q})) > 0`);
  if (mine) query = query.where('client.owner_id', '=', userIdOf(ctx));
  if (cursor !== undefined) {
    const [name, id] = readCursor(cursor, textPosition(2 * CLIENT_NAME_MAX));
    query = query.where(sql<boolean>`(${sortName}, client.id) > (${name}, ${id}::uuid)`);
  }
  const rows = await query.execute();
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    clients: shown.map((row) => ({
      id: row.id,
      name: row.name,
      isOnSite: row.company_id !== null,
      owner: ownerOf(row),
      openMandates: row.open_mandates,
      offLimitsUntil: row.off_limits_until,
      lastEntryAt: row.last_entry_at && row.last_entry_at.toISOString(),
    })),
    nextCursor: rows.length > PAGE_SIZE && last ? writeCursor([last.sort_name, last.id]) : null,
  };
}

/** @throws Refusal NOT_FOUND */
export async function readClient(ctx: Ctx, id: string): Promise<Client> {
  const client = await requireClient(ctx, id);
  const [company, owner, contacts] = await Promise.all([
    ctx.db.selectFrom('company').select(['id', 'name', 'slug']).where('id', '=', client.company_id).executeTakeFirst(),
    ctx.db.selectFrom('user_account').select('name').where('id', '=', client.owner_id).executeTakeFirst(),
    ctx.db
      .selectFrom('client_contact')
      .select(['id', 'name', 'job_title as jobTitle', 'email', 'phone', 'locale'])
      .where('client_id', '=', id)
      .orderBy('position')
      .execute(),
  ]);
  return {
    id,
    name: client.name,
    company: company ?? null,
    locale: client.locale,
    owner: ownerOf({ owner_id: client.owner_id, owner_name: owner?.name ?? null }),
    contacts,
    fee: client.fee,
    buyer: client.buyer,
    offLimitsUntil: client.off_limits_until,
  };
}

export const ownerOf = (row: { owner_id: string | null; owner_name: string | null }): Client['owner'] =>
  row.owner_id === null ? null : { userId: row.owner_id, name: row.owner_name ?? '' };

const clients = ({ db, actor }: Ctx) =>
  db
    .selectFrom('client')
    .leftJoin('user_account as owner', 'owner.id', 'client.owner_id')
    .select(['client.id', 'client.name', 'client.company_id', 'client.owner_id', 'client.off_limits_until'])
    .select('owner.name as owner_name')
    .select([
      sql<number>`(select count(*)::integer from mandate where mandate.client_id = client.id and mandate.state = 'open')`.as(
        'open_mandates',
      ),
      sql<Date | null>`(select max(entry.at) from client_entry as entry where entry.client_id = client.id)`.as(
        'last_entry_at',
      ),
    ])
    .where(visibleTo(actor));

/**
 * Companies that the reader sees and that are no clients of the current agency.
 * @throws Refusal NOT_FOUND
 */
export async function findCompanies(ctx: Ctx, { q }: { q: string }): Promise<NamedCompany[]> {
  const agencyId = await requireAgency(ctx);
  return ctx.db
    .selectFrom('company')
    .select(['company.id', 'company.name'])
    .where(seesCompany(ctx.actor))
    .where('company.id', '<>', agencyId)
    .where(sql<boolean>`strpos(lower(company.name), lower(${q})) > 0`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('client')
            .select('client.id')
            .whereRef('client.company_id', '=', 'company.id')
            .where('client.agency_id', '=', agencyId),
        ),
      ),
    )
    .orderBy('company.name')
    .orderBy('company.id')
    .limit(COMPANIES_MAX)
    .execute();
}

/** @throws Refusal NOT_FOUND */
export async function listJobsOf(ctx: Ctx, id: string): Promise<{ id: string; title: string }[]> {
  const client = await requireClient(ctx, id);
  return ctx.db
    .selectFrom('job')
    .innerJoinLateral(
      () => wordsIn(ctx.locale).select('t.title').as('words'),
      (join) => join.onTrue(),
    )
    .select(['job.id', 'words.title'])
    .where('job.company_id', '=', client.company_id)
    .where(isOpen)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mandate')
            .select('mandate.id')
            .whereRef('mandate.job_id', '=', 'job.id')
            .where('mandate.agency_id', '=', client.agency_id)
            .where('mandate.state', '=', 'open'),
        ),
      ),
    )
    .orderBy('job.created_at', 'desc')
    .orderBy('job.id')
    .limit(JOBS_MAX)
    .execute();
}
