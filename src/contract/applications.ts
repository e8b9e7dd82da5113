import { z } from 'zod';

import { applicationStatuses } from './application-status.ts';
import { applicationSchema, ownApplicationSchema, receivedApplicationSchema } from './application-views.ts';
import { languageFilterSchema } from './job-search.ts';
import { localeSchema } from './locales.ts';
import { cursorInput } from './positions.ts';
import { forEmployers, forSeekers, forSignedIn } from './procedure.ts';
import { daySchema, lineSchema, textSchema } from './text.ts';

export const COVER_LETTER_MAX = 5_000;
export const NOTES_MAX = 10_000;

const tags = ['Applications'];
const id = { id: z.uuid() };
const byId = z.strictObject(id);
const status = z.enum(applicationStatuses);

/** Stands for every status that waits for an answer. */
export const UNDECIDED = 'undecided';
/** Stands for every status, where a page's address says so; the API is then given none. */
export const ALL_STATUSES = 'all';

/** By applied date unless the employer says otherwise; there is no score and no ranking by machine. */
export const receivedSorts = ['oldest', 'newest', 'name', 'updated'] as const;

/** Which of the company's applications; all that is given holds. */
export const receivedFilters = z.strictObject({
  job: z.uuid().optional(),
  /** `undecided`: all that still wait for an answer. */
  status: z.enum([...applicationStatuses, UNDECIDED]).optional(),
  /** `de`: states German. `de:B2`: at B2 or better. */
  language: languageFilterSchema.optional(),
  skill: lineSchema(60).optional(),
  /** In name, job title or city. */
  q: lineSchema(80).optional(),
  /** Days on which it was applied, both included, in UTC. */
  from: daySchema.optional(),
  to: daySchema.optional(),
  sort: z.enum(receivedSorts).optional(),
});

const move = (path: string, summary: string) =>
  forEmployers
    .route({ method: 'POST', path: `/applications/{id}/${path}`, summary, tags })
    .input(byId)
    .output(applicationSchema);

const notesSchema = z.object({
  text: z.string(),
  version: z.number().int(),
  updatedAt: z.iso.datetime().nullable(),
  updatedBy: z.string().nullable(),
});

const counts = z.record(status, z.number().int());

export const applicationsContract = {
  apply: forSeekers
    .route({
      method: 'POST',
      path: '/jobs/{id}/applications',
      summary: 'Apply for a job; repeating it gives the same application',
      tags,
      successStatus: 201,
    })
    .input(
      z.strictObject({
        ...id,
        coverLetter: textSchema(COVER_LETTER_MAX),
        /** The language in which the job was read. */ locale: localeSchema.optional(),
      }),
    )
    .output(applicationSchema),
  /** The reader's own application for a job; null before they apply. */
  ofJob: forSeekers
    .route({ method: 'GET', path: '/jobs/{id}/application', summary: 'The own application for a job', tags })
    .input(byId)
    .output(
      z.object({ application: ownApplicationSchema.pick({ id: true, status: true, appliedAt: true }).nullable() }),
    ),
  mine: forSeekers
    .route({ method: 'GET', path: '/me/applications', summary: 'The own applications, the latest change first', tags })
    .input(z.strictObject({ status: status.optional(), ...cursorInput }))
    .output(z.object({ applications: z.array(ownApplicationSchema), nextCursor: z.string().nullable(), counts })),
  received: forEmployers
    .route({ method: 'GET', path: '/applications', summary: 'Applications for the jobs of the own company', tags })
    .input(receivedFilters.extend(cursorInput))
    .output(
      z.object({
        applications: z.array(receivedApplicationSchema),
        nextCursor: z.string().nullable(),
        /** By status, of all that the other filters let through; up to 10,000 each. */ counts,
      }),
    ),
  waiting: forEmployers
    .route({
      method: 'GET',
      path: '/me/company/waiting-applications',
      summary: 'Undecided applications for the jobs of the own company, those that wait longest first; ten at the most',
      tags,
    })
    .output(
      z.object({
        applications: z.array(receivedApplicationSchema),
        /** Of all applications by status, up to 10,000 each. */ counts,
      }),
    ),
  read: forSignedIn
    .route({ method: 'GET', path: '/applications/{id}', summary: 'An application, with its history', tags })
    .input(byId)
    .output(applicationSchema),
  neighbours: forEmployers
    .route({
      method: 'GET',
      path: '/applications/{id}/neighbours',
      summary: 'The undecided applications of the same job before and after this one',
      tags,
    })
    .input(byId)
    .output(z.object({ previous: z.uuid().nullable(), next: z.uuid().nullable() })),
  view: move('view', 'Say that a new application was opened; of any other it changes nothing'),
  shortlist: move('shortlist', 'Put an application on the shortlist'),
  interview: move('interview', 'Invite to an interview'),
  accept: move('accept', 'Accept, for good'),
  reject: move('reject', 'Reject, for good'),
  withdraw: forSeekers
    .route({
      method: 'POST',
      path: '/applications/{id}/withdraw',
      summary: 'Withdraw the own application, for good',
      tags,
    })
    .input(byId)
    .output(applicationSchema),
  bulk: forEmployers
    .route({
      method: 'POST',
      path: '/applications/bulk',
      summary: 'Do one thing to several applications; each succeeds or is refused by itself',
      tags,
    })
    .input(
      z.strictObject({
        action: z.enum(['view', 'shortlist', 'interview', 'accept', 'reject']),
        ids: z.array(z.uuid()).min(1).max(100),
      }),
    )
    .output(z.array(z.object({ ...id, refused: z.enum(['NOT_FOUND', 'FORBIDDEN', 'CONFLICT']).nullable() }))),
  notes: forEmployers
    .route({ method: 'GET', path: '/applications/{id}/notes', summary: 'The company’s notes on an application', tags })
    .input(byId)
    .output(notesSchema),
  saveNotes: forEmployers
    .route({
      method: 'PUT',
      path: '/applications/{id}/notes',
      summary: 'Save the company’s notes on an application',
      tags,
    })
    .input(
      z.strictObject({
        ...id,
        text: textSchema(NOTES_MAX),
        /** The version that was read; another’s change since is then not overwritten. */ version: z
          .number()
          .int()
          .min(0)
          .optional(),
      }),
    )
    .output(notesSchema),
  countsOfJobs: forEmployers
    .route({
      method: 'GET',
      path: '/me/company/application-counts',
      summary: 'Applications by job and status, with how long the oldest undecided one waits',
      tags,
    })
    .input(
      z.strictObject({
        jobs: z.preprocess(
          (given) => (typeof given === 'string' ? given.split(',') : given),
          z.array(z.uuid()).min(1).max(100),
        ),
      }),
    )
    .output(z.array(z.object({ jobId: z.uuid(), counts, oldestUndecidedAt: z.iso.datetime().nullable() }))),
};
