import { readConfig, StartError } from './platform/config.ts';
import { findEmbeddedConnection } from './platform/db/embedded/start-embedded.ts';

const PASSWORD = /^(postgres(?:ql)?:\/\/[^:@/]*):([^@/]*)@/;

/**
 * How psql reaches the site's database: the address, and the password, which other people on the machine must not see.
 * @throws StartError where the embedded server does not run
 */
export async function findDatabase(env: NodeJS.ProcessEnv): Promise<{ address: string; password: string }> {
  const { databaseUrl, databaseListenUrl, dataDir } = readConfig(env);
  if (databaseUrl) {
    const url = databaseListenUrl ?? databaseUrl;
    const [, , password = ''] = PASSWORD.exec(url) ?? [];
    return { address: url.replace(PASSWORD, '$1@'), password: decodeURIComponent(password) };
  }
  const embedded = await findEmbeddedConnection(dataDir);
  if (!embedded) throw new StartError('The embedded database does not run: start the site first.');
  const { host, port, user, database } = embedded;
  return { address: `host=${host} port=${port} user=${user} dbname=${database}`, password: '' };
}
