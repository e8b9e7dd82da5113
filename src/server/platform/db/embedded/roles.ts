import { createHmac } from 'node:crypto';
import pg from 'pg';

import { SUPERUSER } from './cluster.ts';
import { PORT } from './socket.ts';

export interface Connection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

/** The superuser only prepares the server. */
export interface Connections {
  site: Connection;
  superuser: Connection;
}

const ROLE = 'parlance_app';
const DATABASE = 'parlance';
const LOCK = 7_250_132;
const DUPLICATE_DATABASE = '42P04';

/** The role's password is derived from the superuser's, so one file holds both. */
export function connectionsTo(host: string, password: string): Connections {
  const server = { host, port: PORT, database: DATABASE };
  const rolePassword = createHmac('sha256', password).update(ROLE).digest('base64url');
  return {
    site: { ...server, user: ROLE, password: rolePassword },
    superuser: { ...server, user: SUPERUSER, password },
  };
}

/**
 * Objects that the role does not own, without PostgreSQL's and extensions' own. `public` belongs to the database owner.
 */
const objectsOf = (
  kind: string,
  catalog: string,
  { name, owner, schema, where = 'true' }: Record<'name' | 'owner' | 'schema', string> & { where?: string },
) => `
  select format('alter ${kind} %s owner to ${ROLE}', ${name}) as statement
  from ${catalog} as object join pg_namespace as schema on schema.oid = ${schema}
  where ${owner} <> (select oid from pg_roles where rolname = '${ROLE}') and ${where}
    and schema.nspname !~ '^pg_' and schema.nspname <> 'information_schema'
    and not exists (select from pg_depend where classid = '${catalog}'::regclass and objid = object.oid and deptype = 'e')`;

/** Column sequences, table types and array types follow their owner. */
const TO_HAND_OVER = [
  `select format('alter database %I owner to ${ROLE}', datname) as statement from pg_database
   where datname = current_database() and datdba <> (select oid from pg_roles where rolname = '${ROLE}')`,
  objectsOf('schema', 'pg_namespace', {
    name: 'quote_ident(object.nspname)',
    owner: 'object.nspowner',
    schema: 'object.oid',
    where: `object.nspname <> 'public'`,
  }),
  objectsOf('table', 'pg_class', {
    name: 'object.oid::regclass',
    owner: 'relowner',
    schema: 'relnamespace',
    where: `relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = object.oid and relkind = 'S' and deptype in ('a', 'i'))`,
  }),
  objectsOf('routine', 'pg_proc', { name: 'object.oid::regprocedure', owner: 'proowner', schema: 'pronamespace' }),
  objectsOf('type', 'pg_type', {
    name: 'object.oid::regtype',
    owner: 'typowner',
    schema: 'typnamespace',
    where: `(typtype in ('d', 'e', 'r') or typtype = 'c' and (select relkind from pg_class where oid = typrelid) = 'c')`,
  }),
  objectsOf('text search dictionary', 'pg_ts_dict', {
    name: 'object.oid::regdictionary',
    owner: 'dictowner',
    schema: 'dictnamespace',
  }),
  objectsOf('text search configuration', 'pg_ts_config', {
    name: 'object.oid::regconfig',
    owner: 'cfgowner',
    schema: 'cfgnamespace',
  }),
  objectsOf('statistics', 'pg_statistic_ext', {
    name: `format('%I.%I', schema.nspname, stxname)`,
    owner: 'stxowner',
    schema: 'stxnamespace',
  }),
].join(' union all ');

export const isPrepared = (site: Connection): Promise<boolean> =>
  withClient(
    site,
    async (client) => (await client.query(`select from (${TO_HAND_OVER}) as left_over limit 1`)).rowCount === 0,
  );

/**
 * Creates the database and the role, and hands the superuser's objects over to it. Idempotent, and safe to run
 * concurrently.
 */
export async function prepare({ site, superuser }: Connections): Promise<void> {
  await withClient({ ...superuser, database: 'postgres' }, async (client) => {
    await client.query(`create database ${DATABASE}`).catch((error: unknown) => {
      if ((error as { code?: string }).code !== DUPLICATE_DATABASE) throw error;
    });
  });
  await withClient(superuser, async (client) => {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [ROLE]);
    // Keeps the password out of the log.
    await client.query(`set local log_min_error_statement = 'panic'`);
    const password = pg.escapeLiteral(site.password);
    const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';
    await client.query(`${rowCount === 0 ? 'create' : 'alter'} role ${ROLE} ${rights} password ${password}`);
    // Error details quote rows.
    await client.query(`alter role ${ROLE} set log_error_verbosity = 'terse'`);
    const { rows } = await client.query<{ statement: string }>(TO_HAND_OVER);
    for (const { statement } of rows) await client.query(statement);
    await client.query('commit');
  });
}

async function withClient<Result>(
  connection: Connection,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...connection, ssl: false, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
