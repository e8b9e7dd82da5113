import { z } from 'zod';

import { localeSchema } from '#contract/choice-schemas.ts';
import { jobStatuses } from '#contract/jobs/job-status.ts';
import { forEmployers } from '#contract/procedure.ts';

import { applicationStatuses } from './application-status.ts';
import { figurePeriods } from './figure-periods.ts';

const count = z.int();
const hours = z.number().nullable();

/** How many reached this status or stage, or a later one; and how long those that left it stayed. */
const stepSchema = z.object({
  status: z.enum(applicationStatuses),
  /** A stage of the job; null for a status. */
  stage: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  reached: count,
  medianHours: hours,
});

const outcomes = {
  sent: count,
  shortlisted: count,
  interviewed: count,
  accepted: count,
  rejected: count,
  withdrawn: count,
};

export const hiringFiguresSchema = z.object({
  /** When the applications were sent: days in UTC. `from` is null for all. */
  period: z.object({ from: z.iso.date().nullable(), to: z.iso.date() }),
  /** The job's own stages, if a job with stages was requested; else the statuses. */
  steps: z.array(stepSchema),
  total: z.object({ ...outcomes, open: count, answered: count, medianHoursToAnswer: hours }),
  /** The jobs with the most applications, or the requested job. */
  jobs: z.array(z.object({ ...outcomes, id: z.uuid(), title: z.string(), status: z.enum(jobStatuses) })),
  /** The company's reasons, with the number of applications rejected for each. */
  reasons: z.array(z.object({ name: z.string(), count })),
  /** Where applicants came from, most frequent first; null if unknown. */
  sources: z.array(z.object({ ...outcomes, source: z.string().nullable() })),
  /** The language in which the job was read. */
  languages: z.array(z.object({ ...outcomes, locale: localeSchema })),
});

export type HiringFigures = z.infer<typeof hiringFiguresSchema>;

/** `days` defaults to 90. */
export const hiringFiguresFilters = z.strictObject({
  job: z.uuid().optional(),
  days: z.enum(figurePeriods).optional(),
});

export type HiringFiguresFilters = z.infer<typeof hiringFiguresFilters>;

export const hiringFiguresContract = {
  read: forEmployers
    .route({
      method: 'GET',
      path: '/companies/{id}/figures',
      summary: 'Get the hiring figures of a company',
      description:
        'Funnel, time in each step, by job and by language. For hiring managers, they cover the jobs that are assigned to them.',
      tags: ['Companies'],
    })
    .input(hiringFiguresFilters.extend({ id: z.uuid() }))
    .output(hiringFiguresSchema),
};
