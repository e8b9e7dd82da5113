import type pg from 'pg';

/** A file as the database knows it. */
export interface StoredRow {
  storage_key: string;
  size: number;
  sha256: string;
}

const PAGE = 500;

/** The files of which there are rows, by key, within the transaction that is open; few are held at once. */
export async function* readStoredRows(client: pg.ClientBase): AsyncGenerator<StoredRow> {
  await client.query(
    'declare stored cursor for select storage_key, size, sha256 from file order by storage_key collate "C"',
  );
  for (;;) {
    const { rows } = await client.query<StoredRow>(`fetch ${PAGE} from stored`);
    if (rows.length === 0) break;
    yield* rows;
  }
  await client.query('close stored');
}
