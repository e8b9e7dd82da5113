import { createReadStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';

import { inTransaction, type TxCtx } from '../../context.ts';
import { failImport } from './fail.ts';
import type { ImportKind } from './kind.ts';
import { findEarlier } from './new-import.ts';
import type { FileResult } from './reading/read-file.ts';
import { type ActingCtx, type FoundImport, lockAt } from './under-way.ts';

/** Rows stored by one statement. */
const STORED_AT_ONCE = 200;

/** Reads the file into rows; returns whether there is more to do. */
export async function readContent(ctx: ActingCtx, kind: ImportKind, importId: string): Promise<boolean> {
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
    const problem = await kind.readBeside?.(ctx, importId);
    return await inTransaction(ctx, (tx) =>
      store(tx, kind, { importId, read: problem ? { problem } : read, rowsPath }),
    );
  } finally {
    await Promise.all([rm(path, { force: true }), rm(rowsPath, { force: true })]);
  }
}

async function store(
  tx: TxCtx,
  kind: ImportKind,
  { importId, read, rowsPath }: { importId: string; read: FileResult; rowsPath: string },
): Promise<boolean> {
  const found = await lockAt(tx, importId, 'reading');
  if (!found) return false;
  if ('problem' in read) {
    await failImport(tx, importId, read.problem);
    return false;
  }
  await storeRows(tx, importId, rowsPath);
  const names = read.columns.map(({ name }) => name);
  const known = await findFields(tx, found);
  const guessed = found.isUnattended ? [] : kind.guessFields(names);
  const mapping = names.map((name, at) => (known?.[name] === undefined ? guessed[at] : known[name]) ?? null);
  await tx.db
    .updateTable('job_import')
    .where('id', '=', importId)
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

/**
 * The mapping last used for these column names: of the company's address the one chosen for it, else of its last file.
 */
async function findFields(tx: TxCtx, { id, kind, companyId, isUnattended }: FoundImport) {
  if (!isUnattended) return (await findEarlier(tx, { kind, companyId }))?.fields;
  const schedule = await tx.db
    .selectFrom('import_schedule')
    .select('fields')
    .where('import_id', '=', id)
    .executeTakeFirst();
  return schedule?.fields;
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
