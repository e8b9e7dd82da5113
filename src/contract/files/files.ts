import { z } from 'zod';

import { problemDataSchema } from '#contract/problem-schemas.ts';
import { problems } from '#contract/problems.ts';
import { forAnyone, orUnclaimed } from '#contract/procedure.ts';

import { fileKinds } from './file-rules.ts';

/** `type` and `size` are of the stored bytes, not the upload. */
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
  upload: orUnclaimed.signedIn
    .errors({ UNSUPPORTED_TYPE: { status: problems.UNSUPPORTED_TYPE, data: problemDataSchema } })
    .route({
      method: 'POST',
      path: '/files',
      summary: 'Store a file',
      description:
        'The type is what the bytes are; pictures are drawn anew, without metadata. A file to which nothing refers within a day is removed.',
      tags,
      successStatus: 201,
    })
    .input(z.strictObject({ kind: z.enum(fileKinds), file: z.file() }))
    .output(fileSchema),
  download: forAnyone
    .errors({ NOT_FOUND: { status: problems.NOT_FOUND, data: problemDataSchema } })
    .route({ method: 'GET', path: '/files/{id}', summary: 'The bytes of a file, for those who may see it', tags })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.file()),
  remove: orUnclaimed.signedIn
    .route({
      method: 'DELETE',
      path: '/files/{id}',
      summary: 'Remove an own file; what showed it shows none',
      description: '409 (file_sent) where an application, one of its answers or a message has it.',
      tags,
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ done: z.literal(true) })),
};
