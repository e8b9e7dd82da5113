import { stagesContract } from '#contract/applications/stages.ts';

import { implementing } from '../../procedures.ts';
import { readPipelines } from '../companies/pipelines/read.ts';
import { savePipelines } from '../companies/pipelines/save.ts';
import { choosePipeline, readStagesOfJob } from './stages.ts';

const stages = implementing(stagesContract);

export const stagesApi = {
  read: stages.read.handler(({ context, input }) => readPipelines(context, input.id)),
  save: stages.save.handler(({ context, input }) => savePipelines(context, input)),
  ofJob: stages.ofJob.handler(({ context, input }) => readStagesOfJob(context, input.id)),
  choose: stages.choose.handler(({ context, input }) => choosePipeline(context, input)),
};
