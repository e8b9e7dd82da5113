import { z } from 'zod';

import { localeSchema } from '#contract/choice-schemas.ts';
import { forEmployers, orByKey } from '#contract/procedure.ts';

import { editableJobSchema, jobTextSchema } from './job-views.ts';

const tags = ['Jobs'];
const ofTranslation = z.strictObject({ id: z.uuid(), locale: localeSchema });

export const translateJobInput = ofTranslation.extend({ from: localeSchema });

const confirmedOriginalSchema = z.object({
  /** Null if unknown: the translation is not stale, or has been since before this was recorded. */
  original: jobTextSchema.nullable(),
  /** The job's language at that time. */
  primaryLocale: localeSchema.nullable(),
});

export type ConfirmedOriginal = z.infer<typeof confirmedOriginalSchema>;

/** Part of `jobs`. */
export const jobTranslationContract = {
  confirmedOriginal: orByKey
    .employers('read_jobs')
    .route({
      method: 'GET',
      path: '/jobs/{id}/translations/{locale}/original',
      summary: 'Get the original as it was when a stale translation was last current',
      tags,
    })
    .input(ofTranslation)
    .output(confirmedOriginalSchema),
  confirmTranslation: orByKey
    .employers('write_jobs')
    .route({
      method: 'POST',
      path: '/jobs/{id}/translations/{locale}/confirm',
      summary: 'Confirm that a translation still fits its changed original',
      tags,
    })
    .input(ofTranslation)
    .output(editableJobSchema),
  translate: forEmployers
    .route({
      method: 'POST',
      path: '/jobs/{id}/translations/{locale}/machine',
      summary: 'Translate a saved text of a job with the site’s translation service',
      description: 'Nothing is stored.',
      tags,
    })
    .input(translateJobInput)
    .output(jobTextSchema),
};
