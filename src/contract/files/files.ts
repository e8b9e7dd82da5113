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
      summary: 'Upload a file',
      description:
        'The type is detected from the bytes; pictures are encoded again, without metadata. A file that nothing refers to within a day is deleted.',
      tags,
      successStatus: 201,
    })
    .input(z.strictObject({ kind: z.enum(fileKinds), file: z.file() }))
    .output(fileSchema),
  download: forAnyone
    .errors({ NOT_FOUND: { status: problems.NOT_FOUND, data: problemDataSchema } })
    .route({ method: 'GET', path: '/files/{id}', summary: 'Download a file that you may see', tags })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.file()),
  remove: orUnclaimed.signedIn
    .route({
      method: 'DELETE',
      path: '/files/{id}',
      summary: 'Delete one of your files',
      description:
        'It also disappears from where it is shown. 409 `file_sent` if an application, one of its answers or a message contains it.',
      tags,
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ done: z.literal(true) })),
};
