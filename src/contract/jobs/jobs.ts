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

/** With this level of one more language, the reader would qualify for `jobs` more open jobs. */
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
    .route({ method: 'GET', path: '/jobs/map', summary: 'Count active jobs by place', tags })
    .input(jobMapInput)
    .output(jobMapSchema),
  suggest: forAnyone
    .route({ method: 'GET', path: '/jobs/suggest', summary: 'Suggest searches for a typed text', tags })
    .input(suggestInput)
    .output(suggestionsSchema),
  levels: forAnyone
    .route({
      method: 'GET',
      path: '/jobs/levels',
      summary: 'Count the active jobs that each level of the six languages opens',
      tags,
    })
    .output(z.array(levelJobsSchema)),
  read: byAnyone
    .route({
      method: 'GET',
      path: '/jobs/{id}',
      summary: 'Get a job in one language',
      description: '410 if it has ended and you may no longer see it.',
      tags,
    })
    .input(inLocale)
    .output(jobSchema),
  readEnded: forAnyone
    .errors(notFound)
    .route({ method: 'GET', path: '/jobs/{id}/ended', summary: 'Get what remains public of an ended job', tags })
    .input(inLocale)
    .output(endedJobSchema),
  similar: forAnyone
    .route({ method: 'GET', path: '/jobs/{id}/similar', summary: 'List similar active jobs, up to six', tags })
    .input(inLocale)
    .output(z.array(jobCardSchema)),
  countView: forAnyone
    .route({ method: 'POST', path: '/jobs/{id}/view', summary: 'Count a view of a job', tags })
    .input(byId)
    .output(done),
  report: forAnyone
    .errors(notFound)
    .route({
      method: 'POST',
      path: '/jobs/{id}/report',
      summary: 'Report a job of another company to the administrators',
      tags,
    })
    .input(reportInput)
    .output(done),
  create: byWriter
    .route({ method: 'POST', path: '/jobs', summary: 'Create a draft', tags, successStatus: 201 })
    .input(jobInput.partial())
    .output(editableJobSchema),
  readToEdit: byReader
    .route({ method: 'GET', path: '/jobs/{id}/edit', summary: 'Get a job of your company for editing', tags })
    .input(byId)
    .output(editableJobSchema),
  update: byWriter
    .route({ method: 'PATCH', path: '/jobs/{id}', summary: 'Update a job of your company', tags })
    .input(jobInput.partial().extend({ ...id, version: z.number().int().optional() }))
    .output(editableJobSchema),
  ...jobTranslationContract,
  ...jobTeamContract,
  preflight: byReader
    .route({
      method: 'GET',
      path: '/jobs/{id}/preflight',
      summary: 'Check what a job lacks, and what readers may stumble over',
      tags,
    })
    .input(byId)
    .output(preflightSchema),
  publish: byWriter
    .route({
      method: 'POST',
      path: '/jobs/{id}/publish',
      summary: 'Publish a draft, or resume a paused job',
      description: '422 with the missing fields. 409 `approval_needed` for a draft that was not approved.',
      tags,
    })
    .input(byId)
    .output(editableJobSchema),
  pause: byWriter
    .route({ method: 'POST', path: '/jobs/{id}/pause', summary: 'Pause a job', tags })
    .input(byId)
    .output(editableJobSchema),
  close: byWriter
    .route({
      method: 'POST',
      path: '/jobs/{id}/close',
      summary: 'Close a job',
      description: '409 `undecided_applications` if applicants are waiting and `undecided` is missing.',
      tags,
    })
    .input(z.strictObject({ ...id, ...closeInput }))
    .output(editableJobSchema),
  renew: byWriter
    .route({
      method: 'POST',
      path: '/jobs/{id}/renew',
      summary: 'Give a job a new last day, and reopen it if it has ended',
      tags,
    })
    .input(z.strictObject({ ...id, ...renewInput }))
    .output(editableJobSchema),
  duplicate: byWriter
    .route({
      method: 'POST',
      path: '/jobs/{id}/duplicate',
      summary: 'Duplicate a job as a draft',
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
      summary: 'Change several jobs, each of which succeeds or is refused on its own',
      tags,
    })
    .input(bulkInput)
    .output(z.array(z.object({ ...id, refused: z.enum(bulkRefusals).nullable() }))),
  manage: byReader
    .route({ method: 'GET', path: '/me/company/jobs', summary: 'List the jobs of your current company', tags })
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
    .route({
      method: 'GET',
      path: '/me/company/jobs/{id}',
      summary: 'Get a job of one of your companies, as in the list',
      tags,
    })
    .input(byId)
    .output(managedJobSchema),
  save: forSeekers
    .route({ method: 'PUT', path: '/jobs/{id}/saved', summary: 'Save a job for later', tags })
    .input(byId)
    .output(done),
  unsave: forSeekers
    .route({ method: 'DELETE', path: '/jobs/{id}/saved', summary: 'Remove a job from your saved jobs', tags })
    .input(byId)
    .output(done),
  saved: forSeekers
    .route({
      method: 'GET',
      path: '/me/saved-jobs',
      summary: 'List your saved jobs, also those that have ended, latest first',
      tags,
    })
    .input(z.strictObject({ ...cursorInput, locale: localeSchema.optional() }))
    .output(z.object({ jobs: z.array(jobCardSchema), nextCursor: z.string().nullable() })),
  matching: forSeekers
    .route({
      method: 'GET',
      path: '/me/matching-jobs',
      summary: 'List jobs whose required languages you have, up to six',
      description: 'Those with most of your skills first, then the latest; without jobs that you applied for.',
      tags,
    })
    .input(z.strictObject({ locale: localeSchema.optional() }))
    .output(z.array(matchingJobSchema)),
  languageGains: orUnclaimed.seekers
    .route({
      method: 'GET',
      path: '/me/language-gains',
      summary: 'List language levels that would open the most jobs to you',
      description: 'One level for each language, up to eight.',
      tags,
    })
    .output(z.array(languageGainSchema)),
};
