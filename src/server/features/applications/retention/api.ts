import { procedures } from '../../../procedures.ts';
import { listConsents } from './consents.ts';
import { retentionOfJob } from './due.ts';
import { answerPool, askForPool } from './pool.ts';
import { readRetention } from './read-retention.ts';

export const retentionApi = {
  ofJob: procedures.retention.ofJob.handler(({ context, input }) => retentionOfJob(context, input.id)),
  read: procedures.retention.read.handler(({ context, input }) => readRetention(context, input.id)),
  ask: procedures.retention.ask.handler(({ context, input }) => askForPool(context, input.id)),
  answer: procedures.retention.answer.handler(({ context, input }) => answerPool(context, input)),
  consents: procedures.retention.consents.handler(({ context }) => listConsents(context)),
};
