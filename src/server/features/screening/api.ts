import { ownScreeningsContract } from '#contract/screening/own-screenings.ts';
import { referencesContract } from '#contract/screening/references.ts';
import { screeningsContract } from '#contract/screening/screenings.ts';

import { implementing } from '../../procedures.ts';
import { openScreening } from './open.ts';
import {
  answerReference,
  askForScreening,
  contestPart,
  readOwnScreenings,
  showPart,
  withdrawScreening,
} from './own.ts';
import { listScreenings, readScreening } from './read.ts';
import { answerAsked, declineAsked, readAsked } from './references.ts';
import { answerContest, closeScreening, finishScreening, proposeReference, saveScreening } from './screening.ts';
import { listShown } from './shown.ts';

const screenings = implementing(screeningsContract);
const own = implementing(ownScreeningsContract);
const references = implementing(referencesContract);
const done = { done: true } as const;

const screeningsApi = {
  list: screenings.list.handler(({ context, input }) => listScreenings(context, input)),
  read: screenings.read.handler(({ context, input }) => readScreening(context, input.id)),
  open: screenings.open.handler(async ({ context, input }) => ({ id: await openScreening(context, input) })),
  save: screenings.save.handler(({ context, input }) => saveScreening(context, input)),
  finish: screenings.finish.handler(({ context, input }) => finishScreening(context, input.id)),
  close: screenings.close.handler(({ context, input }) => closeScreening(context, input.id)),
  answer: screenings.answer.handler(({ context, input }) => answerContest(context, input)),
  proposeReference: screenings.proposeReference.handler(({ context, input }) => proposeReference(context, input)),
  shown: screenings.shown.handler(({ context, input }) => listShown(context, input)),
};

const ownScreeningsApi = {
  read: own.read.handler(({ context }) => readOwnScreenings(context)),
  ask: own.ask.handler(({ context }) => askForScreening(context)),
  show: own.show.handler(({ context, input }) => showPart(context, input)),
  contest: own.contest.handler(({ context, input }) => contestPart(context, input)),
  answerReference: own.answerReference.handler(({ context, input }) => answerReference(context, input)),
  withdraw: own.withdraw.handler(({ context, input }) => withdrawScreening(context, input.id)),
};

const referencesApi = {
  read: references.read.handler(({ context, input }) => readAsked(context, input.token)),
  answer: references.answer.handler(async ({ context, input }) => {
    await answerAsked(context, input);
    return done;
  }),
  decline: references.decline.handler(async ({ context, input }) => {
    await declineAsked(context, input.token);
    return done;
  }),
};

export const screeningApis = { screenings: screeningsApi, ownScreenings: ownScreeningsApi, references: referencesApi };
