import { buffer } from 'node:stream/consumers';

import { procedures } from '../../procedures.ts';
import { removeFile, storeFile } from './files.ts';
import { presentFile } from './present.ts';
import { readFileRow } from './queries.ts';

export const filesApi = {
  upload: procedures.files.upload.handler(async ({ context, input }) => presentFile(await storeFile(context, input))),
  // For callers in this process; over HTTP, routes.ts streams the file.
  download: procedures.files.download.handler(async ({ context, input }) => {
    const { name, type, storage_key } = await readFileRow(context, input.id);
    return new File([await buffer(await context.storage.read(storage_key))], name, { type });
  }),
  remove: procedures.files.remove.handler(async ({ context, input }) => {
    await removeFile(context, input.id);
    return { done: true };
  }),
};
