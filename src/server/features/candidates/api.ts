import { addedCandidatesContract } from '#contract/candidates/added-candidates.ts';
import { candidateNoticesContract } from '#contract/candidates/candidate-notices.ts';

import { implementing } from '../../procedures.ts';
import type { CvReader } from '../cvs/cv-reader.ts';
import { readUploadedCv } from '../cvs/cvs.ts';
import { addByHand } from './add-by-hand.ts';
import { markTold, removeCandidate, tellNow, updateCandidate } from './manage.ts';
import { listNotices, objectToKeeping } from './notices.ts';

const added = implementing(addedCandidatesContract);
const notices = implementing(candidateNoticesContract);

const done = { done: true } as const;

export const addedCandidatesApi = ({ cvReader }: { cvReader: CvReader }) => ({
  add: added.add.handler(({ context, input }) => addByHand(context, input)),
  update: added.update.handler(async ({ context, input }) => {
    await updateCandidate(context, input);
    return done;
  }),
  remove: added.remove.handler(async ({ context, input }) => {
    await removeCandidate(context, input.id);
    return done;
  }),
  tell: added.tell.handler(async ({ context, input }) => {
    await tellNow(context, input.id);
    return done;
  }),
  markTold: added.markTold.handler(async ({ context, input }) => {
    await markTold(context, input);
    return done;
  }),
  readCv: added.readCv.handler(({ context, input }) => readUploadedCv(context, cvReader, input.fileId)),
});

export const candidateNoticesApi = {
  list: notices.list.handler(({ context }) => listNotices(context)),
  object: notices.object.handler(async ({ context, input }) => {
    await objectToKeeping(context, input.id);
    return done;
  }),
};
