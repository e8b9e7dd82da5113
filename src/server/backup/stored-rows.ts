import type pg from 'pg';

export interface StoredRow {
  storage_key: string;
  size: number;
  sha256: string;
}

const PAGE = 500;

/** By key, through a cursor in the open transaction. */
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

/** For after the transaction, kept as text: 130 bytes a row. */
export interface StoredRows {
  count: number;
  read(): Iterable<StoredRow>;
}

export async function collectStoredRows(client: pg.ClientBase): Promise<StoredRows> {
  const pages: string[] = [];
  let page: StoredRow[] = [];
  let count = 0;
  const endPage = () => {
    pages.push(JSON.stringify(page));
    page = [];
  };
  for await (const row of readStoredRows(client)) {
    count += 1;
    if (page.push(row) === PAGE) endPage();
  }
  endPage();
  return {
    count,
    *read() {
      for (const text of pages) yield* JSON.parse(text) as StoredRow[];
    },
  };
}
