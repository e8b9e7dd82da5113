import { z } from 'zod';

import { hiringFiguresFilters } from '#contract/applications/hiring-figures.ts';
import { forEmployers } from '#contract/procedure.ts';

import { declineReasons } from './offer-choices.ts';

const count = z.int();
const outcomes = { sent: count, accepted: count, declined: count };

export const offerFiguresSchema = z.object({
  /** `open`: sent, or being changed. */
  total: z.object({
    ...outcomes,
    withdrawn: count,
    lapsed: count,
    open: count,
    /** From sending to accepting or declining. */
    medianHoursToAnswer: z.number().nullable(),
  }),
  /** Null: none was given. */
  reasons: z.array(z.object({ reason: z.enum(declineReasons).nullable(), count })),
  /** The jobs with the most offers. */
  jobs: z.array(z.object({ ...outcomes, id: z.uuid(), title: z.string() })),
  /** Where the candidates came from; null if unknown. */
  sources: z.array(z.object({ ...outcomes, source: z.string().nullable() })),
});

export type OfferFigures = z.infer<typeof offerFiguresSchema>;

export const offerFiguresContract = {
  read: forEmployers
    .route({
      method: 'GET',
      path: '/companies/{id}/offer-figures',
      summary: 'Get the offer figures of a company, without pay',
      description:
        'Outcomes and reasons of the offers sent in the period, by job and by source. For hiring managers, they cover the jobs that are assigned to them.',
      tags: ['Offers'],
    })
    .input(hiringFiguresFilters.extend({ id: z.uuid() }))
    .output(offerFiguresSchema),
};
