import { readdir } from 'node:fs/promises';
import { expect } from 'vitest';

import type { TestApp } from './app.ts';

const ANY_TABLE = `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
  where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`;

/** Every row as text, by table, including the queue's and future ones; also the file names of the data folder. */
export async function dump({ database, config }: TestApp): Promise<Map<string, string>> {
  const { rows: tables } = await database.pool.query<{ name: string }>(ANY_TABLE);
  const texts = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ text: string }>(`select t::text as text from ${name} t`);
    texts.set(
      name,
      rows
        .map(({ text }) => text)
        .join('\n')
        .toLowerCase(),
    );
  }
  texts.set('DATA_DIR', (await readdir(config.dataDir, { recursive: true })).join('\n').toLowerCase());
  expect([...texts.keys()]).toEqual(
    expect.arrayContaining(['public.user_account', 'public.mail', 'public.rate_limit', 'pgboss.job_common']),
  );
  return texts;
}

/** Where each word occurs, as 'table: word', ignoring case. */
export async function placesOf(app: TestApp, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const [name, text] of await dump(app))
    for (const word of words) if (text.includes(word.toLowerCase())) found.push(`${name}: ${word}`);
  return found;
}
