import { z } from 'zod';

/** The last entry but one, followed by its digest. */
export const MANIFEST = 'manifest.json';
export const MANIFEST_DIGEST = 'manifest.json.sha256';
/** Waiting jobs, as a table. */
export const WAITING = 'queue/waiting.copy';

export const tableEntry = (name: string): string => `tables/${name}.copy`;
export const FILES = 'files/';

const content = z.object({
  rows: z.int().min(0),
  /** In COPY's text format. */
  sha256: z.string(),
});

export const manifestSchema = z.object({
  product: z.literal('parlance'),
  format: z.literal(1),
  version: z.string(),
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(content.extend({ name: z.string(), columns: z.array(z.string()).min(1) })),
  /** The last value. */
  sequences: z.array(z.object({ name: z.string(), value: z.int() })),
  waiting: content,
  files: z.object({
    count: z.int().min(0),
    bytes: z.int().min(0),
    /** Keys of files deleted while the archive was made. */
    gone: z.array(z.string()),
  }),
});

export type Manifest = z.infer<typeof manifestSchema>;

export function describeContent({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows.toLocaleString('en')} rows and ${files.count.toLocaleString('en')} ${files.count === 1 ? 'file' : 'files'}`;
}
