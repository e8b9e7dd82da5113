import { z } from 'zod';

import { orByKey } from '#contract/procedure.ts';

import { dueKinds } from './placement-choices.ts';
import { moneySchema } from './placements.ts';

const dueSchema = z.object({
  kind: z.enum(dueKinds),
  /** Of the screening, the mandate or the placement, by its kind. */
  id: z.uuid(),
  /** Of the kind's own row: together with the kind, unique. */
  key: z.uuid(),
  personName: z.string().nullable(),
  clientName: z.string().nullable(),
  /** Of the mandate or placement; empty for screenings. */
  title: z.string(),
  /** When it was asked for or answered, or when it ends. */
  day: z.iso.date(),
});

export type Due = z.infer<typeof dueSchema>;

const pipelineSchema = z.object({
  mandate: z.object({ id: z.uuid(), title: z.string() }),
  client: z.object({ id: z.uuid(), name: z.string() }),
  /** People, at each step or beyond it. */
  asked: z.int(),
  consented: z.int(),
  presented: z.int(),
  interested: z.int(),
  placed: z.int(),
});

export type Pipeline = z.infer<typeof pipelineSchema>;

const deskSchema = z.object({
  due: z.array(dueSchema),
  pipeline: z.array(pipelineSchema),
  /** Twelve months, the current one the sixth: fees without refunds by the month of the start, for each currency. */
  fees: z.array(z.object({ month: z.iso.date(), money: z.array(moneySchema) })),
  /** From the mandate to the start, of those who started in the last year; null without any. */
  medianDays: z.number().nullable(),
});

export type Desk = z.infer<typeof deskSchema>;

export const deskContract = {
  read: orByKey
    .employers('read_agency')
    .route({
      method: 'GET',
      path: '/agency/desk',
      summary: 'Get what is due for the agency’s consultants, and its mandates and expected fees',
      description: 'Up to 20 of each kind that is due, and 100 open mandates, latest first.',
      tags: ['Placements'],
    })
    .output(deskSchema),
};
