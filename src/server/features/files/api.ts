import { buffer } from 'node:stream/consumers';

import { filesContract } from '#contract/files/files.ts';

import { implementing } from '../../procedures.ts';
import { type FilesCtx, removeFile, storeFile } from './files.ts';
import { presentFile } from './present.ts';
import { readFileRow } from './queries.ts';

const procedures = implementing(filesContract);

export const filesApi = ({ inspector }: Pick<FilesCtx, 'inspector'>) => ({
  upload: procedures.upload.handler(async ({ context, input }) =>
    presentFile(await storeFile({ ...context, inspector }, input)),
  ),
  // For callers in this process; over HTTP, routes.ts streams the file.
  download: procedures.download.handler(async ({ context, input }) => {
    const { name, type, storage_key } = await readFileRow(context, input.id);
    return new File([await buffer(await context.storage.read(storage_key))], name, { type });
  }),
  remove: procedures.remove.handler(async ({ context, input }) => {
    await removeFile(context, input.id);
    return { done: true };
  }),
});
