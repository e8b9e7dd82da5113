import { procedures } from '../../procedures.ts';
import { readCv } from './cvs.ts';

export const cvsApi = {
  read: procedures.cvs.read.handler(({ context, input }) => readCv(context, input.file)),
};
