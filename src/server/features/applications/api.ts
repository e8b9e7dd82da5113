import type { ApplicationTransition } from '#contract/applications/application-status.ts';
import type { Application } from '#contract/applications/application-views.ts';
import { applicationsContract } from '#contract/applications/applications.ts';
import { blindReviewContract } from '#contract/applications/blind-review.ts';
import { hiringFiguresContract } from '#contract/applications/hiring-figures.ts';
import { rejectionsContract } from '#contract/applications/rejections.ts';
import { tagsContract } from '#contract/applications/tags.ts';

import type { Ctx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { implementing } from '../../procedures.ts';
import { readRejectionReasons, saveRejectionReasons } from '../companies/rejection-reasons.ts';
import { readBlindReview, saveBlindReview } from '../jobs/blind-review.ts';
import { applyForJob } from './apply.ts';
import { changeApplications } from './bulk.ts';
import { changeApplication, viewApplication } from './change.ts';
import { countApplicationsOfJobs } from './counts-of-jobs.ts';
import { readHiringFigures } from './figures/read-figures.ts';
import { listOwnApplications, readOwnOfJob } from './mine.ts';
import { moveToStage } from './move-to-stage.ts';
import { findNeighbours } from './neighbours.ts';
import { readNotes, saveNotes } from './notes.ts';
import { listOthers } from './others.ts';
import { presentApplication } from './present.ts';
import { findApplication } from './queries.ts';
import { listReceived } from './received.ts';
import { holdRejections, undoRejections } from './reject-several.ts';
import { listReasonsFor, rejectApplication } from './reject.ts';
import { revealApplicant } from './reveal.ts';
import { isUnsent, sendLater } from './send-later.ts';
import { changeTags, listKnownTags, readTags } from './tags.ts';
import { countUndecided, listWaiting } from './waiting.ts';

const applications = implementing(applicationsContract);
const blindReview = implementing(blindReviewContract);
const hiringFigures = implementing(hiringFiguresContract);
const rejections = implementing(rejectionsContract);
const tags = implementing(tagsContract);

export const tagsApi = {
  known: tags.known.handler(({ context }) => listKnownTags(context)),
  read: tags.read.handler(({ context, input }) => readTags(context, input.id)),
  change: tags.change.handler(({ context, input }) => changeTags(context, input)),
};

export const rejectionsApi = {
  readReasons: rejections.readReasons.handler(({ context, input }) => readRejectionReasons(context, input.id)),
  saveReasons: rejections.saveReasons.handler(({ context, input }) => saveRejectionReasons(context, input)),
  ofApplication: rejections.ofApplication.handler(({ context, input }) => listReasonsFor(context, input.id)),
};

export const hiringFiguresApi = {
  read: hiringFigures.read.handler(({ context, input }) => readHiringFigures(context, input)),
};

export const blindReviewApi = {
  read: blindReview.read.handler(({ context, input }) => readBlindReview(context, input.id)),
  save: blindReview.save.handler(({ context, input }) => saveBlindReview(context, input)),
  reveal: blindReview.reveal.handler(async ({ context, input }) => {
    await revealApplicant(context, input.id);
    return readApplication(context, input.id);
  }),
};

export const applicationsApi = {
  apply: applications.apply.handler(async ({ context, input }) =>
    readApplication(context, await applyForJob(context, input)),
  ),
  sendLater: applications.sendLater.handler(async ({ context, input }) => ({
    address: await sendLater(context, input),
  })),
  ofJob: applications.ofJob.handler(async ({ context, input }) => ({
    application: await readOwnOfJob(context, input.id),
    isUnsent: await isUnsent(context, input.id),
  })),
  mine: applications.mine.handler(({ context, input }) => listOwnApplications(context, input)),
  received: applications.received.handler(({ context, input }) => listReceived(context, input)),
  waiting: applications.waiting.handler(({ context }) => listWaiting(context)),
  countUndecided: applications.countUndecided.handler(async ({ context }) => ({
    count: await countUndecided(context),
  })),
  read: applications.read.handler(({ context, input }) => readApplication(context, input.id)),
  neighbours: applications.neighbours.handler(({ context, input }) => findNeighbours(context, input)),
  others: applications.others.handler(({ context, input }) => listOthers(context, input.id)),
  view: applications.view.handler(async ({ context, input }) => {
    await viewApplication(context, input.id);
    return readApplication(context, input.id);
  }),
  shortlist: applications.shortlist.handler(({ context, input }) => changed(context, 'shortlist', input.id)),
  interview: applications.interview.handler(({ context, input }) => changed(context, 'interview', input.id)),
  accept: applications.accept.handler(({ context, input }) => changed(context, 'accept', input.id)),
  reject: applications.reject.handler(async ({ context, input }) => {
    await rejectApplication(context, input);
    return readApplication(context, input.id);
  }),
  withdraw: applications.withdraw.handler(({ context, input }) => changed(context, 'withdraw', input.id)),
  moveToStage: applications.moveToStage.handler(async ({ context, input }) => {
    await moveToStage(context, input);
    return readApplication(context, input.id);
  }),
  bulk: applications.bulk.handler(({ context, input }) => changeApplications(context, input)),
  rejectSeveral: applications.rejectSeveral.handler(({ context, input }) => holdRejections(context, input.ids)),
  undoRejections: applications.undoRejections.handler(async ({ context, input }) => ({
    ids: await undoRejections(context, input.id),
  })),
  notes: applications.notes.handler(({ context, input }) => readNotes(context, input.id)),
  saveNotes: applications.saveNotes.handler(({ context, input }) => saveNotes(context, input)),
  countsOfJobs: applications.countsOfJobs.handler(({ context, input }) => countApplicationsOfJobs(context, input.jobs)),
};

async function changed(ctx: Ctx, transition: ApplicationTransition, id: string): Promise<Application> {
  await changeApplication(ctx, transition, id);
  return readApplication(ctx, id);
}

/** @throws Refusal NOT_FOUND */
async function readApplication(ctx: Ctx, id: string): Promise<Application> {
  const row = await findApplication(ctx, id);
  if (!row) throw notFound();
  return presentApplication(ctx, row);
}
