import { z } from 'zod';

import { localizedWordsSchema } from '#contract/choice-schemas.ts';
import { PIPELINE_NAME_MAX, PIPELINES_MAX, STAGE_NAME_MAX, STAGES_MAX } from '#contract/limits.ts';
import { forEmployers } from '#contract/procedure.ts';
import { lineSchema } from '#contract/text.ts';

import { stageStatuses } from './application-status.ts';

const status = z.enum(stageStatuses);

/** New ones have no id. Names are in at least one language. */
const stageInput = z.strictObject({
  id: z.uuid().optional(),
  names: localizedWordsSchema(STAGE_NAME_MAX),
  /** The name that applicants see. */
  status,
});

export const pipelineInput = z.strictObject({
  id: z.uuid().optional(),
  name: lineSchema(PIPELINE_NAME_MAX).pipe(z.string().min(1)),
  /** Whether new jobs use it; at most one does. */
  isDefault: z.boolean(),
  stages: z.array(stageInput).min(1).max(STAGES_MAX),
});

export type PipelineInput = z.infer<typeof pipelineInput>;

const id = z.uuid();

export const pipelineSchema = pipelineInput.extend({ id, stages: z.array(stageInput.extend({ id })) });

export type Pipeline = z.infer<typeof pipelineSchema>;

/** A stage with its name in the reader's language, if available. */
export const stageSchema = z.object({ id, name: z.string(), status });

export type Stage = z.infer<typeof stageSchema>;

/** `pipelineId` is null if the statuses are the stages. `can.choose`: the reader may choose another pipeline. */
export const jobStagesSchema = z.object({
  pipelineId: z.uuid().nullable(),
  stages: z.array(stageSchema),
  pipelines: z.array(z.object({ id, name: z.string() })),
  can: z.object({ choose: z.boolean() }),
});

export type JobStages = z.infer<typeof jobStagesSchema>;

const byId = z.strictObject({ id });
const tags = ['Stages'];

export const stagesContract = {
  read: forEmployers
    .route({
      method: 'GET',
      path: '/companies/{id}/stages',
      summary: 'List the pipelines of your company, with their stages in all languages',
      tags,
    })
    .input(byId)
    .output(z.array(pipelineSchema)),
  save: forEmployers
    .route({
      method: 'PUT',
      path: '/companies/{id}/stages',
      summary: 'Replace the pipelines of a company',
      description:
        'Pipelines and stages without an id are created; missing ones are deleted, and their applications move to the first stage of their status. 409 `changed_meanwhile` if an id no longer exists.',
      tags,
    })
    .input(byId.extend({ pipelines: z.array(pipelineInput).max(PIPELINES_MAX) }))
    .output(z.array(pipelineSchema)),
  ofJob: forEmployers
    .route({
      method: 'GET',
      path: '/jobs/{id}/stages',
      summary: 'List the stages of a job’s applications, and the pipelines that the job can use',
      tags,
    })
    .input(byId)
    .output(jobStagesSchema),
  choose: forEmployers
    .route({
      method: 'PUT',
      path: '/jobs/{id}/stages',
      summary: 'Choose the pipeline of a job',
      description: 'Null uses the statuses alone.',
      tags,
    })
    .input(byId.extend({ pipelineId: z.uuid().nullable() }))
    .output(jobStagesSchema),
};
