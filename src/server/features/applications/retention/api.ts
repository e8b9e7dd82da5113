import { retentionContract } from '#contract/applications/retention.ts';

import { implementing } from '../../../procedures.ts';
import { listConsents } from './consents.ts';
import { retentionOfJob } from './due.ts';
import { answerPool, askForPool } from './pool.ts';
import { readRetention } from './read-retention.ts';

const procedures = implementing(retentionContract);

export const retentionApi = {
  ofJob: procedures.ofJob.handler(({ context, input }) => retentionOfJob(context, input.id)),
  read: procedures.read.handler(({ context, input }) => readRetention(context, input.id)),
  ask: procedures.ask.handler(({ context, input }) => askForPool(context, input.id)),
  answer: procedures.answer.handler(({ context, input }) => answerPool(context, input)),
  consents: procedures.consents.handler(({ context }) => listConsents(context)),
};
