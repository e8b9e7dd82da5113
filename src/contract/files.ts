import { z } from 'zod';

import { forAnyone, forSignedIn } from './procedure.ts';

export const fileKinds = ['avatar', 'logo', 'cv', 'attachment'] as const;

export type FileKind = (typeof fileKinds)[number];

const MEGABYTE = 1024 * 1024;
const DOC = 'application/msword';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const PICTURES = ['image/jpeg', 'image/png', 'image/gif'];

/** What may be uploaded as what: the types that the bytes may have, and the most bytes (specification, section 5). */
export const fileRules: Record<FileKind, { types: string[]; maxBytes: number }> = {
  avatar: { types: [...PICTURES, 'image/webp'], maxBytes: 5 * MEGABYTE },
  logo: { types: [...PICTURES, 'image/webp'], maxBytes: 5 * MEGABYTE },
  cv: { types: ['application/pdf', DOC, DOCX], maxBytes: 10 * MEGABYTE },
  attachment: { types: ['application/pdf', DOC, DOCX, 'image/jpeg', 'image/png', 'image/gif', 'text/plain'], maxBytes: 10 * MEGABYTE },
};

/** A stored file as its owner sees it. */
export const fileSchema = z.object({
  id: z.uuid(),
  kind: z.enum(fileKinds),
  name: z.string(),
  size: z.number().int(),
  type: z.string(),
  createdAt: z.iso.datetime(),
});

export type StoredFile = z.infer<typeof fileSchema>;

const tags = ['Files'];

export const filesContract = {
  upload: forSignedIn
    .route({ method: 'POST', path: '/files', summary: 'Store a file; it belongs to nothing yet', tags, successStatus: 201 })
    .input(z.strictObject({ kind: z.enum(fileKinds), file: z.file() }))
    .output(fileSchema),
  download: forAnyone
    .route({ method: 'GET', path: '/files/{id}', summary: 'The bytes of a file, for those who may see it', tags })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.file()),
  remove: forSignedIn
    .route({ method: 'DELETE', path: '/files/{id}', summary: 'Remove an own file', tags })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ done: z.literal(true) })),
};
