import { sql } from 'kysely';
import { parseArgs } from 'node:util';

import { JOBS_TOPIC } from '#contract/topics.ts';

import { withDatabase } from './command-database.ts';
import { readConfig, StartError } from './platform/config.ts';
import type { Db } from './platform/db/database.ts';
import { pgNotify } from './platform/live/pg-notify.ts';

const USAGE = 'Usage: bin/seed --jobs NUMBER [--seed NUMBER] [--yes]';
const JOBS_MAX = 10_000_000;
const SEED_MAX = 2 ** 32 - 1;

interface Order {
  jobs: number;
  randomSeed: number;
  /** `--yes`: even if the site has real people. */
  isConfirmed: boolean;
}

/**
 * For measurements. Returns the line to print; `show` receives progress.
 * @throws StartError or EmbeddedPostgresError with one line.
 */
export async function seed(args: string[], env: NodeJS.ProcessEnv, show: (progress: string) => void): Promise<string> {
  const { jobs, randomSeed, isConfirmed } = readOrder(args);
  const config = readConfig(env);
  return withDatabase(config, async (db) => {
    if (!isConfirmed && (await hasOwnPeople(db))) {
      throw new StartError(
        'This site has people of its own: invented jobs would stand among theirs, and no command takes them back. Say --yes if that is meant.',
      );
    }
    // Loads large texts.
    const { seedJobs } = await import('./seeds/seed-jobs.ts');
    const all = format(jobs);
    await seedJobs(db, {
      jobs,
      randomSeed,
      onProgress: (done) =>
        show(done < jobs ? `${format(done)} of ${all} jobs` : `${all} jobs; now the search learns of them`),
    });
    await pgNotify(db, [JOBS_TOPIC]);
    return jobs === 1 ? 'There is 1 job more now.' : `There are ${all} jobs more now.`;
  });
}

const format = (count: number): string => count.toLocaleString('en');

function readOrder(args: string[]): Order {
  const { jobs, seed: randomSeed = '1', yes = false } = readOptions(args);
  return {
    jobs: readNumber('--jobs', jobs, 1, JOBS_MAX),
    randomSeed: readNumber('--seed', randomSeed, 0, SEED_MAX),
    isConfirmed: yes,
  };
}

function readOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { jobs: { type: 'string' }, seed: { type: 'string' }, yes: { type: 'boolean' } },
    }).values;
  } catch {
    // An unknown option, or a positional argument.
    throw new StartError(USAGE);
  }
}

function readNumber(option: string, text: string | undefined, least: number, most: number): number {
  if (text === undefined) throw new StartError(USAGE);
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  throw new StartError(`${option} takes a whole number from ${least} to ${format(most)}, without dots or commas.`);
}

/** ".example" domains are reserved (RFC 2606), so these accounts are the demo's. */
async function hasOwnPeople(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    any: boolean;
  }>`select exists (select from user_account where email not like '%demo.example') as any`.execute(db);
  return rows[0]?.any === true;
}
