import { cvsContract } from '#contract/cvs/cvs.ts';

import { implementing } from '../../procedures.ts';
import type { CvReader } from './cv-reader.ts';
import { readCv } from './cvs.ts';

const procedures = implementing(cvsContract);

export const cvsApi = ({ cvReader }: { cvReader: CvReader }) => ({
  read: procedures.read.handler(({ context, input }) => readCv(context, cvReader, input.file)),
});
