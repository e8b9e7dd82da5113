import { z } from 'zod';

import { reportInput } from '#contract/admin/moderation.ts';
import { languageCodeSchema, localeSchema } from '#contract/choice-schemas.ts';
import { cefrLevels } from '#contract/languages.ts';
import { LIST_WORDS_MAX } from '#contract/limits.ts';
import { cursorInput } from '#contract/positions.ts';
import { problems } from '#contract/problems.ts';
import { forAnyone, forEmployers, forSeekers, orByKey, orUnclaimed } from '#contract/procedure.ts';
import { lineSchema } from '#contract/text.ts';

import { bulkInput, bulkRefusals, closeInput, renewInput } from './job-changes.ts';
import { managedSorts } from './job-choices.ts';
import { jobInput } from './job-fields.ts';
import { levelJobsSchema } from './job-levels.ts';
import { jobMapInput, jobMapSchema } from './job-map.ts';
import { preflightSchema } from './job-preflight.ts';
import { jobSearchInput, jobSearchResultSchema, suggestInput, suggestionsSchema } from './job-search.ts';
import { jobStatuses } from './job-status.ts';
import { jobTeamContract } from './job-team.ts';
import { jobTranslationContract } from './job-translations.ts';
import { editableJobSchema, endedJobSchema, jobCardSchema, jobSchema, managedJobSchema } from './job-views.ts';

const tags = ['Jobs'];
const byAnyone = orByKey.anyone('read_jobs');
const byReader = orByKey.employers('read_jobs');
const byWriter = orByKey.employers('write_jobs');
const id = { id: z.uuid() };
const byId = z.strictObject(id);
const inLocale = z.strictObject({ ...id, locale: localeSchema.optional() });
const done = z.object({ done: z.literal(true) });

const notFound = { NOT_FOUND: { status: problems.NOT_FOUND } };

/** With this level of one more language, the reader has all languages that `jobs` more open jobs require. */
const languageGainSchema = z.object({
  language: languageCodeSchema,
  level: z.enum(cefrLevels),
  jobs: z.number().int(),
});

export type LanguageGain = z.infer<typeof languageGainSchema>;

const matchingJobSchema = z.object({
  job: jobCardSchema,
  /** The reader's skills that its title or its list of skills names, in the reader's spelling. */
  skills: z.array(z.string()),
});

export type MatchingJob = z.infer<typeof matchingJobSchema>;

export const jobsContract = {
  search: byAnyone
    .route({ method: 'GET', path: '/jobs', summary: 'Search active jobs', tags })
    .input(jobSearchInput)
    .output(jobSearchResultSchema),
  map: forAnyone
    .route({ method: 'GET', path: '/jobs/map', summary: 'The places of active jobs, each with how many', tags })
    .input(jobMapInput)
    .output(jobMapSchema),
  suggest: forAnyone
    .route({ method: 'GET', path: '/jobs/suggest', summary: 'What somebody who types this may be looking for', tags })
    .input(suggestInput)
    .output(suggestionsSchema),
  levels: forAnyone
    .route({
      method: 'GET',
      path: '/jobs/levels',
      summary: 'How many active jobs each level of the six languages opens',
      tags,
    })
    .output(z.array(levelJobsSchema)),
  read: byAnyone
    .route({
      method: 'GET',
      path: '/jobs/{id}',
      summary: 'A job, in one language; 410 where it ended and the reader may not see it any more',
      tags,
    })
    .input(inLocale)
    .output(jobSchema),
  readEnded: forAnyone
    .errors(notFound)
    .route({ method: 'GET', path: '/jobs/{id}/ended', summary: 'What remains to be read of a job that ended', tags })
    .input(inLocale)
    .output(endedJobSchema),
  similar: forAnyone
    .route({ method: 'GET', path: '/jobs/{id}/similar', summary: 'Up to six active jobs like this one', tags })
    .input(inLocale)
    .output(z.array(jobCardSchema)),
  countView: forAnyone
    .route({ method: 'POST', path: '/jobs/{id}/view', summary: 'Count that somebody opened a job', tags })
    .input(byId)
    .output(done),
  report: forAnyone
    .errors(notFound)
    .route({
      method: 'POST',
      path: '/jobs/{id}/report',
      summary: 'Report a job to the administrators; not for members of its company',
      tags,
    })
    .input(reportInput)
    .output(done),
  create: byWriter
    .route({ method: 'POST', path: '/jobs', summary: 'Begin a draft', tags, successStatus: 201 })
    .input(jobInput.partial())
    .output(editableJobSchema),
  readToEdit: byReader
    .route({ method: 'GET', path: '/jobs/{id}/edit', summary: 'A job of the own company, as it is edited', tags })
    .input(byId)
    .output(editableJobSchema),
  update: byWriter
    .route({ method: 'PATCH', path: '/jobs/{id}', summary: 'Change a job of the own company', tags })
    .input(jobInput.partial().extend({ ...id, version: z.number().int().optional() }))
    .output(editableJobSchema),
  ...jobTranslationContract,
  ...jobTeamContract,
  preflight: byReader
    .route({
      method: 'GET',
      path: '/jobs/{id}/preflight',
      summary: 'What is missing, and what readers would stumble over',
      tags,
    })
    .input(byId)
    .output(preflightSchema),
  publish: byWriter
    .route({
      method: 'POST',
      path: '/jobs/{id}/publish',
      summary: 'Publish a draft, or take a paused job up again',
      tags,
    })
    .input(byId)
    .output(editableJobSchema),
  pause: byWriter
    .route({ method: 'POST', path: '/jobs/{id}/pause', summary: 'Take a job off the list for a while', tags })
    .input(byId)
    .output(editableJobSchema),
  close: byWriter
    .route({ method: 'POST', path: '/jobs/{id}/close', summary: 'Close a job', tags })
    .input(z.strictObject({ ...id, ...closeInput }))
    .output(editableJobSchema),
  renew: byWriter
    .route({
      method: 'POST',
      path: '/jobs/{id}/renew',
      summary: 'Give a job a new last day, and open it again if it ended',
      tags,
    })
    .input(z.strictObject({ ...id, ...renewInput }))
    .output(editableJobSchema),
  duplicate: byWriter
    .route({
      method: 'POST',
      path: '/jobs/{id}/duplicate',
      summary: 'Begin a draft with the content of a job',
      tags,
      successStatus: 201,
    })
    .input(byId)
    .output(editableJobSchema),
  remove: byWriter
    .route({ method: 'DELETE', path: '/jobs/{id}', summary: 'Delete a draft', tags })
    .input(byId)
    .output(done),
  bulk: forEmployers
    .route({
      method: 'POST',
      path: '/jobs/bulk',
      summary: 'Do one thing to several jobs; each succeeds or is refused by itself',
      tags,
    })
    .input(bulkInput)
    .output(z.array(z.object({ ...id, refused: z.enum(bulkRefusals).nullable() }))),
  manage: byReader
    .route({ method: 'GET', path: '/me/company/jobs', summary: 'The jobs of the own company', tags })
    .input(
      z.strictObject({
        q: lineSchema(LIST_WORDS_MAX).optional(),
        status: z.enum(jobStatuses).optional(),
        sort: z.enum(managedSorts).optional(),
        limit: z.coerce.number().int().min(1).max(100).optional(),
        ...cursorInput,
      }),
    )
    .output(
      z.object({
        jobs: z.array(managedJobSchema),
        nextCursor: z.string().nullable(),
        /** Ignores the filters. */
        counts: z.record(z.enum(jobStatuses), z.number().int()),
      }),
    ),

  readManaged: forEmployers
    .route({ method: 'GET', path: '/me/company/jobs/{id}', summary: 'A job of an own company, as in the list', tags })
    .input(byId)
    .output(managedJobSchema),
  save: forSeekers
    .route({ method: 'PUT', path: '/jobs/{id}/saved', summary: 'Save a job for later', tags })
    .input(byId)
    .output(done),
  unsave: forSeekers
    .route({ method: 'DELETE', path: '/jobs/{id}/saved', summary: 'Take a job off the saved ones', tags })
    .input(byId)
    .output(done),
  saved: forSeekers
    .route({
      method: 'GET',
      path: '/me/saved-jobs',
      summary: 'The jobs that the reader saved, latest first; those that ended too',
      tags,
    })
    .input(z.strictObject({ ...cursorInput, locale: localeSchema.optional() }))
    .output(z.object({ jobs: z.array(jobCardSchema), nextCursor: z.string().nullable() })),
  matching: forSeekers
    .route({
      method: 'GET',
      path: '/me/matching-jobs',
      summary: 'Up to six jobs whose required languages the reader has; most skills in common first, then the latest',
      tags,
    })
    .input(z.strictObject({ locale: localeSchema.optional() }))
    .output(z.array(matchingJobSchema)),
  languageGains: orUnclaimed.seekers
    .route({
      method: 'GET',
      path: '/me/language-gains',
      summary: 'Levels of one language that would open most jobs to the reader, at most two a language',
      tags,
    })
    .output(z.array(languageGainSchema)),
};
