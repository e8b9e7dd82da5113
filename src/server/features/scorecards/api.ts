import { scorecardsContract } from '#contract/scorecards/scorecards.ts';

import { implementing } from '../../procedures.ts';
import { readCriteria, saveCriteria } from '../jobs/criteria.ts';
import { giveScore, listScores, waiveScore } from './scores.ts';

const scorecards = implementing(scorecardsContract);

export const scorecardsApi = {
  readCriteria: scorecards.readCriteria.handler(({ context, input }) => readCriteria(context, input.id)),
  saveCriteria: scorecards.saveCriteria.handler(({ context, input }) => saveCriteria(context, input)),
  list: scorecards.list.handler(({ context, input }) => listScores(context, input.id)),
  give: scorecards.give.handler(({ context, input }) => giveScore(context, input)),
  waive: scorecards.waive.handler(({ context, input }) => waiveScore(context, input.id)),
};
