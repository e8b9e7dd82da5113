import { cvsContract } from '#contract/cvs/cvs.ts';

import { implementing } from '../../procedures.ts';
import { readCv } from './cvs.ts';

const procedures = implementing(cvsContract);

export const cvsApi = {
  read: procedures.read.handler(({ context, input }) => readCv(context, input.file)),
};
