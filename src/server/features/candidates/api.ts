import { addedCandidatesContract } from '#contract/candidates/added-candidates.ts';
import { candidateImportsContract } from '#contract/candidates/candidate-imports.ts';
import { candidateNoticesContract } from '#contract/candidates/candidate-notices.ts';
import { mailedCvsContract } from '#contract/candidates/mailed-cvs.ts';

import type { Config } from '../../platform/config.ts';
import { implementing } from '../../procedures.ts';
import type { CvReader } from '../cvs/cv-reader.ts';
import { readUploadedCv } from '../cvs/cvs.ts';
import { applyImport, mapImport, undoImport } from '../imports/imports.ts';
import { listImports, listRows, readImport } from '../imports/queries.ts';
import { addByHand, toldMoment } from './add-by-hand.ts';
import { candidateImports } from './import/kind.ts';
import { uploadCandidates } from './import/upload.ts';
import { listMailedCvs, readCvAddress, readMailedCv, removeMailedCv } from './mailed/mailed-cvs.ts';
import { markTold, removeCandidate, tellNow, updateCandidate } from './manage.ts';
import { listNotices, objectToKeeping } from './notices.ts';

const added = implementing(addedCandidatesContract);
const imports = implementing(candidateImportsContract);
const notices = implementing(candidateNoticesContract);
const mailed = implementing(mailedCvsContract);

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

export const mailedCvsApi = ({ cvReader, config }: { cvReader: CvReader; config: Pick<Config, 'replies'> }) => ({
  address: mailed.address.handler(async ({ context, input }) => ({
    address: await readCvAddress(context, input.id, config.replies?.domain),
  })),
  list: mailed.list.handler(({ context }) => listMailedCvs(context)),
  readCv: mailed.readCv.handler(({ context, input }) => readMailedCv(context, cvReader, input.id)),
  remove: mailed.remove.handler(async ({ context, input }) => {
    await removeMailedCv(context, input.id);
    return done;
  }),
});

export const candidateImportsApi = {
  create: imports.create.handler(({ context, input }) => uploadCandidates(context, input)),
  list: imports.list.handler(({ context, input }) => listImports(context, candidateImports, input.id)),
  read: imports.read.handler(({ context, input }) => readImport(context, candidateImports, input)),
  rows: imports.rows.handler(({ context, input }) => listRows(context, candidateImports, input)),
  map: imports.map.handler(({ context, input }) => {
    const { toldOn } = input.options;
    if (toldOn !== null) toldMoment(toldOn, context.clock.now(), 'options.toldOn');
    return mapImport(context, candidateImports, input);
  }),
  apply: imports.apply.handler(({ context, input }) => applyImport(context, candidateImports, input)),
  undo: imports.undo.handler(({ context, input }) => undoImport(context, candidateImports, input)),
};
