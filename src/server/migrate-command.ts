import { withConnection } from './command-database.ts';
import { readConfig, StartError } from './platform/config.ts';
import { migrate, readMigrationState, rehearseMigrations } from './platform/db/migrate.ts';
import { createLog } from './platform/log.ts';

const USAGE =
  'Usage: npm run migrate -- --status (what is applied and open) | --dry-run (tries the open ones) | --apply';

/**
 * Returns the lines to print.
 * @throws StartError or EmbeddedPostgresError
 */
export async function migrateCommand(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const [command, ...rest] = args;
  const run = rest.length === 0 ? runs.get(command ?? '') : undefined;
  if (!run) throw new StartError(USAGE);
  const config = readConfig(env);
  const log = createLog(config.logLevel, process.stderr);
  return withConnection(config, async ({ pool }) => (await run(pool, log)).join('\n'));
}

type Run = (pool: Parameters<typeof migrate>[0], log: ReturnType<typeof createLog>) => Promise<string[]>;

const runs = new Map<string, Run>([
  [
    '--status',
    async (pool) => {
      const states = await readMigrationState(pool);
      const open = states.filter(({ state }) => state === 'open').length;
      return [
        ...states.map(({ name, state, appliedAt }) => `${state.padEnd(8)} ${appliedAt?.toISOString() ?? '-'} ${name}`),
        `${states.length - open} applied, ${open} open.`,
      ];
    },
  ],
  [
    '--dry-run',
    async (pool) => {
      const tried = await rehearseMigrations(pool);
      return [
        ...tried.map(({ name, took }) =>
          took === undefined ? `not tried: ${name} runs outside of transactions` : `${took} ms  ${name}`,
        ),
        tried.length === 0 ? 'No migration is open.' : 'All was rolled back: nothing has changed.',
      ];
    },
  ],
  [
    '--apply',
    async (pool, log) => {
      const applied = await migrate(pool, { log });
      return applied.length === 0 ? ['No migration is open.'] : applied.map((name) => `applied ${name}`);
    },
  ],
]);
