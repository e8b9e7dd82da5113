import { z } from 'zod';

import { choiceSchema } from '#contract/choice-schemas.ts';
import { daySchema } from '#contract/text.ts';

import { availabilities, NOTICE_WEEKS_MAX, shownNames } from './talent-choices.ts';

export const workplaces = z.array(choiceSchema('workplace')).max(3);

/** `kind` determines which of the fields is set. */
export const availabilitySchema = z.strictObject({
  kind: z.enum(availabilities),
  /** For `date`. */
  day: z.iso.date().nullable(),
  /** For `notice`. */
  weeks: z.number().int().nullable(),
});

export type AvailabilityOf = z.infer<typeof availabilitySchema>;

export const consentInput = z
  .strictObject({
    shownName: z.enum(shownNames),
    availability: availabilitySchema.extend({
      day: daySchema.nullable(),
      weeks: z.number().int().min(1).max(NOTICE_WEEKS_MAX).nullable(),
    }),
    /** Empty: any. */
    workplaces,
  })
  .refine(({ availability: { kind, day } }) => (day !== null) === (kind === 'date'), {
    path: ['availability', 'day'],
    params: { code: 'required' },
  })
  .refine(({ availability: { kind, weeks } }) => (weeks !== null) === (kind === 'notice'), {
    path: ['availability', 'weeks'],
    params: { code: 'required' },
  });

export type ConsentInput = z.infer<typeof consentInput>;

export const namedCompany = z.object({ id: z.uuid(), name: z.string() });

const hiddenSchema = z.object({
  id: z.uuid(),
  /** A company, or a domain. */
  company: namedCompany.nullable(),
  domain: z.string().nullable(),
});

export const beingFoundSchema = z.object({
  /** Null for people who cannot be found. */
  consent: z
    .object({
      givenAt: z.iso.datetime(),
      confirmedAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
      shownName: z.enum(shownNames),
      availability: availabilitySchema,
      workplaces,
    })
    .nullable(),
  /** How companies read the name. */
  names: z.object({ full: z.string(), initial: z.string() }),
  hidden: z.array(hiddenSchema),
  /** The latest first: at most 100 of the last 90 days. */
  looks: z.array(z.object({ company: namedCompany.extend({ slug: z.string() }), day: z.iso.date() })),
});

export type BeingFound = z.infer<typeof beingFoundSchema>;
