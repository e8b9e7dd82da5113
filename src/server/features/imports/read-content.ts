import { createReadStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';

import { inTransaction, type TxCtx } from '../../context.ts';
import type { FileResult } from './reading/read-file.ts';
import { type ActingCtx, lockAt } from './under-way.ts';

/** Rows that are stored by one statement. */
const STORED_AT_ONCE = 200;

/** Reads the file into rows; whether there is more to do. */
export async function readContent(ctx: ActingCtx, importId: string): Promise<boolean> {
  const { content } = await ctx.db
    .selectFrom('job_import')
    .select('content')
    .where('id', '=', importId)
    .executeTakeFirstOrThrow();
  const path = ctx.storage.temporaryPath();
  const rowsPath = ctx.storage.temporaryPath();
  try {
    await writeFile(path, content ?? Buffer.alloc(0), { mode: 0o600 });
    const read = await ctx.importReader.readFile({ path, rowsPath });
    return await inTransaction(ctx, (tx) => store(tx, importId, read, rowsPath));
  } finally {
    await Promise.all([rm(path, { force: true }), rm(rowsPath, { force: true })]);
  }
}

async function store(tx: TxCtx, importId: string, read: FileResult, rowsPath: string): Promise<boolean> {
  const found = await lockAt(tx, importId, 'reading');
  if (!found) return false;
  const change = tx.db.updateTable('job_import').where('id', '=', importId);
  if ('problem' in read) {
    await change.set({ status: 'failed', problem: read.problem, content: null }).execute();
    return false;
  }
  await storeRows(tx, importId, rowsPath);
  const habit = await tx.db
    .selectFrom('import_habit')
    .select('fields')
    .where('company_id', '=', found.company_id)
    .executeTakeFirst();
  const mapping = read.columns.map(
    ({ name }, at) => habit?.fields[name] ?? (habit && name in habit.fields ? null : read.fields[at]) ?? null,
  );
  await change
    .set({
      status: 'checking',
      content: null,
      columns: JSON.stringify(read.columns),
      mapping: JSON.stringify(mapping.map((field, at) => (mapping.indexOf(field) === at ? field : null))),
      rows: read.rows,
      done: 0,
    })
    .execute();
  return true;
}

async function storeRows({ db }: TxCtx, importId: string, rowsPath: string): Promise<void> {
  let waiting: string[] = [];
  let position = 0;
  const insert = async () => {
    const rows = waiting.map((cells) => ({ import_id: importId, position: (position += 1), cells }));
    if (rows.length > 0) await db.insertInto('job_import_row').values(rows).execute();
    waiting = [];
  };
  for await (const line of createInterface({ input: createReadStream(rowsPath), crlfDelay: Infinity })) {
    waiting.push(line);
    if (waiting.length === STORED_AT_ONCE) await insert();
  }
  await insert();
}
