import { z } from 'zod';

import { applicationStatuses } from './application-status.ts';
import { localeSchema } from './choice-schemas.ts';
import { figurePeriods } from './figure-periods.ts';
import { jobStatuses } from './job-status.ts';
import { forEmployers } from './procedure.ts';

const count = z.int();
const hours = z.number().nullable();

/** How many came so far: to this status or stage or beyond it, and how long those that left it were there. */
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
  /** Days in UTC; of the applications that were sent in it. `from` is null for all. */
  period: z.object({ from: z.iso.date().nullable(), to: z.iso.date() }),
  /** With a job, which has stages of its own, these; else the statuses. */
  steps: z.array(stepSchema),
  total: z.object({ ...outcomes, open: count, answered: count, medianHoursToAnswer: hours }),
  /** Those with most applications; for a job only this one. */
  jobs: z.array(z.object({ ...outcomes, id: z.uuid(), title: z.string(), status: z.enum(jobStatuses) })),
  /** Of the company, with those that were rejected for them. */
  reasons: z.array(z.object({ name: z.string(), count })),
  /** Where applicants came from, those with most applications; null where it is not known. */
  sources: z.array(z.object({ ...outcomes, source: z.string().nullable() })),
  /** In which the job was read. */
  languages: z.array(z.object({ ...outcomes, locale: localeSchema })),
});

export type HiringFigures = z.infer<typeof hiringFiguresSchema>;

/** `days` is 90 where it is left out. */
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
      summary: 'How the applications to a company went: funnel, time in each step, by job and by language',
      description: 'For a hiring manager, of the jobs that they are on.',
      tags: ['Companies'],
    })
    .input(hiringFiguresFilters.extend({ id: z.uuid() }))
    .output(hiringFiguresSchema),
};
