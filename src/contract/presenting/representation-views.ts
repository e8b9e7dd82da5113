import { z } from 'zod';

import { localeSchema } from '#contract/choice-schemas.ts';

import { presentedFactsSchema } from './presented-facts.ts';
import { presentationAnswers, presentedParts, representationStates } from './presenting-choices.ts';

const named = z.object({ id: z.uuid(), name: z.string() });

/** To the client's job on the site, or on a list behind a link. */
const ways = z.enum(['job', 'shortlist']);

export const representationSchema = z.object({
  id: z.uuid(),
  state: z.enum(representationStates),
  mandate: z.object({ id: z.uuid(), title: z.string() }),
  client: named,
  /** The client's, if it is on the site. */
  jobId: z.uuid().nullable(),
  person: z.object({ candidateId: z.uuid().nullable(), name: z.string() }),
  /** In which the person was asked. */
  locale: localeSchema,
  shows: z.array(z.enum(presentedParts)),
  /** The consultant's to the person. */
  words: z.string(),
  askedBy: z.string().nullable(),
  askedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  /** The last day of the consent. */
  endsOn: z.iso.date().nullable(),
  endedAt: z.iso.datetime().nullable(),
  presentation: z
    .object({
      id: z.uuid(),
      by: ways.nullable(),
      shortlistId: z.uuid().nullable(),
      /** To the client, as it reads them. */
      words: z.string(),
      facts: presentedFactsSchema,
      answer: z.enum(presentationAnswers),
      answerWords: z.string(),
      answeredAt: z.iso.datetime().nullable(),
      presentedBy: z.string().nullable(),
      presentedAt: z.iso.datetime(),
    })
    .nullable(),
  can: z.object({
    /** To the client's job on the site. */
    present: z.boolean(),
    end: z.boolean(),
  }),
});

export type Representation = z.infer<typeof representationSchema>;

/** Without the client's words, which are for the consultants. */
export const ownRepresentationSchema = representationSchema
  .pick({
    id: true,
    state: true,
    jobId: true,
    shows: true,
    words: true,
    askedBy: true,
    askedAt: true,
    answeredAt: true,
    endsOn: true,
    endedAt: true,
  })
  .extend({
    agency: z.object({ name: z.string(), slug: z.string() }),
    clientName: z.string(),
    title: z.string(),
    presentation: z
      .object({
        by: ways.nullable(),
        applicationId: z.uuid().nullable(),
        words: z.string(),
        facts: presentedFactsSchema,
        answer: z.enum(presentationAnswers),
        answeredAt: z.iso.datetime().nullable(),
        presentedAt: z.iso.datetime(),
      })
      .nullable(),
    can: z.object({ answer: z.boolean(), takeBack: z.boolean() }),
  });

export type OwnRepresentation = z.infer<typeof ownRepresentationSchema>;

/** What a consultant knows before they ask a person. */
export const askingSchema = z.object({
  person: z.object({ name: z.string(), locale: localeSchema }),
  client: named,
  title: z.string(),
  jobId: z.uuid().nullable(),
  /** Whether the client's job takes people whom the agency presents; null if it is not on the site. */
  takesPresentations: z.boolean().nullable(),
  /** Why the person cannot be asked; null if they can. */
  obstacle: z
    .enum(['mandate_over', 'off_limits', 'already_applied', 'already_presented', 'already_asked', 'refused_before'])
    .nullable(),
});

export type Asking = z.infer<typeof askingSchema>;

/** The mark of an application that the agency entered. */
export const presentedApplicationSchema = z.object({
  applicationId: z.uuid(),
  agency: z.object({ name: z.string(), slug: z.string() }),
  words: z.string(),
  facts: presentedFactsSchema,
  presentedAt: z.iso.datetime(),
});

export type PresentedApplication = z.infer<typeof presentedApplicationSchema>;

export const jobPresentingSchema = z.object({
  /** The house agency; null without one, and for its own jobs. */
  agency: z.object({ name: z.string(), slug: z.string() }).nullable(),
  /** In the reader's language, as far as the agency wrote them. */
  terms: z.string(),
  /** What was accepted, by whom; null if the job takes no one. */
  accepted: z.object({ terms: z.string(), by: z.string(), at: z.iso.datetime() }).nullable(),
  can: z.object({ change: z.boolean() }),
});

export type JobPresenting = z.infer<typeof jobPresentingSchema>;
