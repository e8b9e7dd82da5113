import { Socket } from 'node:net';
import pg from 'pg';

const SEVERAL = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?@,]+(?:,[^/?@,]+)+)(.*)$/;
/** Milliseconds for each host. */
const TIMEOUT = 3_000;

/** The same address with each of its hosts alone, in order; itself where it names one. */
export function splitHosts(url: string): [first: string, ...others: string[]] {
  const [, before = '', hosts = url, after = ''] = SEVERAL.exec(url) ?? [];
  const [first = url, ...others] = hosts.split(',').map((host) => before + host + after);
  return [first, ...others];
}

/**
 * For pg's `stream`, which every kind of client uses: a socket to the host that takes writes, else to the first that
 * answers. Chosen for each connection, so a failover needs no restart.
 */
export function socketToWritable(urls: readonly string[]): () => Socket {
  return () => {
    const socket = new Socket();
    const connect = socket.connect.bind(socket);
    socket.connect = () => {
      findWritable(urls).then(
        ({ host, port }) => connect(port, host),
        (error: Error) => socket.destroy(error),
      );
      return socket;
    };
    return socket;
  };
}

async function findWritable(urls: readonly string[]): Promise<{ host: string; port: number }> {
  let readable: { host: string; port: number } | undefined;
  let failure: unknown;
  for (const connectionString of urls) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: TIMEOUT, query_timeout: TIMEOUT });
    client.on('error', () => {});
    try {
      await client.connect();
      if (!(await isReadOnly(client))) return { host: client.host, port: client.port };
      readable ??= { host: client.host, port: client.port };
    } catch (error) {
      failure = error;
    } finally {
      await client.end().catch(() => {});
    }
  }
  if (readable) return readable;
  throw failure;
}

/** Whether the server is a replica, or became one. */
export async function isReadOnly(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ is_read_only: boolean }>(
    `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as is_read_only`,
  );
  return rows[0]?.is_read_only ?? true;
}
