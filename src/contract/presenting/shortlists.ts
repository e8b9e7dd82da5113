import { z } from 'zod';

import { localeSchema } from '#contract/choice-schemas.ts';
import { problemDataSchema } from '#contract/problem-schemas.ts';
import { problems } from '#contract/problems.ts';
import { forAnyone, forEmployers, orByKey } from '#contract/procedure.ts';
import { textSchema } from '#contract/text.ts';

import { presentedFactsSchema } from './presented-facts.ts';
import {
  clientAnswers,
  PRESENTATION_WORDS_MAX,
  presentationAnswers,
  SHORTLIST_DAYS_MAX,
  SHORTLIST_PEOPLE_MAX,
  shortlistStates,
} from './presenting-choices.ts';

/** Shown of a mandate. */
export const SHORTLISTS_MAX = 50;

const moment = z.iso.datetime();

/** What the client answered about a person. */
const answered = {
  answer: z.enum(presentationAnswers),
  /** The client's. */
  answerWords: z.string(),
  answeredAt: moment.nullable(),
};

/** As the consultants read it. */
export const shortlistSchema = z.object({
  id: z.uuid(),
  state: z.enum(shortlistStates),
  /** Of the client. */
  locale: localeSchema,
  createdAt: moment,
  createdBy: z.string().nullable(),
  expiresAt: moment,
  /** With the secret; null once it no longer opens, and for keys. */
  url: z.string().nullable(),
  openedCount: z.int(),
  openedAt: moment.nullable(),
  people: z.array(
    z.object({
      /** Of the presentation. */
      id: z.uuid(),
      profileId: z.uuid(),
      name: z.string(),
      /** Instead of the name, for the client. */
      code: z.string(),
      words: z.string(),
      /** Whether the person's consent lives; the client no longer sees them otherwise. */
      isShown: z.boolean(),
      ...answered,
    }),
  ),
});

export type Shortlist = z.infer<typeof shortlistSchema>;

/** Of a mandate: its shortlists, and what a new one is made of. */
export const shortlistsSchema = z.object({
  shortlists: z.array(shortlistSchema),
  client: z.object({
    name: z.string(),
    locale: localeSchema,
    contacts: z.array(z.object({ id: z.uuid(), name: z.string(), email: z.string(), locale: localeSchema })),
  }),
  /** People who gave their consent and are not presented yet, or on a shortlist that no longer opens, unanswered. */
  presentable: z.array(z.object({ representationId: z.uuid(), name: z.string(), endsOn: z.iso.date() })),
});

export type Shortlists = z.infer<typeof shortlistsSchema>;

export const shortlistInput = z.strictObject({
  /** Of the mandate. */
  id: z.uuid(),
  locale: localeSchema,
  days: z.number().int().min(1).max(SHORTLIST_DAYS_MAX),
  /** In the order in which the client sees them. `words`: in the client's language, without what identifies the person. */
  people: z
    .array(z.strictObject({ representationId: z.uuid(), words: textSchema(PRESENTATION_WORDS_MAX) }))
    .min(1)
    .max(SHORTLIST_PEOPLE_MAX)
    .refine((people) => new Set(people.map(({ representationId }) => representationId)).size === people.length, {
      params: { code: 'invalid' },
    }),
});

/** As the client reads it, who has no account. */
export const openShortlistSchema = z.object({
  agency: z.object({ name: z.string(), logoUrl: z.string().nullable() }),
  /** Who presents. */
  consultant: z.string().nullable(),
  title: z.string(),
  locale: localeSchema,
  expiresAt: moment,
  people: z.array(
    z.object({ id: z.uuid(), code: z.string(), words: z.string(), facts: presentedFactsSchema, ...answered }),
  ),
});

export type OpenShortlist = z.infer<typeof openShortlistSchema>;
export type PresentedPerson = OpenShortlist['people'][number];

const tags = ['Shortlists'];
const byId = z.strictObject({ id: z.uuid() });
/** In the body, so that no log and no history has it. */
const bySecret = z.strictObject({ secret: z.string().min(1).max(100) });
const ofPerson = bySecret.extend({ presentationId: z.uuid() });
const unknownSecret = { NOT_FOUND: { status: problems.NOT_FOUND, data: problemDataSchema } };

export const shortlistsContract = {
  list: orByKey
    .employers('read_agency')
    .route({
      method: 'GET',
      path: '/agency/mandates/{id}/shortlists',
      summary: 'List the shortlists of a mandate, latest first, and the people who can be on the next one',
      description: `The last ${SHORTLISTS_MAX}. For consultants of the house agency.`,
      tags,
    })
    .input(byId)
    .output(shortlistsSchema),
  create: forEmployers
    .route({
      method: 'POST',
      path: '/agency/mandates/{id}/shortlists',
      summary: 'Create a shortlist, which presents people to a client behind a link',
      description:
        'Presents all of them or none. 409 `no_consent`, `consent_ended`, `already_presented`, `off_limits`, `mandate_over`.',
      tags,
      successStatus: 201,
    })
    .input(shortlistInput)
    .output(shortlistSchema),
  mail: forEmployers
    .route({
      method: 'POST',
      path: '/agency/shortlists/{id}/mail',
      summary: 'Email the link to a contact of the client, in the language of the shortlist',
      description: '409 `wrong_status` if the link no longer opens. 422 if the contact has no email address.',
      tags,
    })
    .input(byId.extend({ contactId: z.uuid() }))
    .output(shortlistSchema),
  extend: forEmployers
    .route({
      method: 'POST',
      path: '/agency/shortlists/{id}/extend',
      summary: `Extend the link to a number of days from now, up to ${SHORTLIST_DAYS_MAX}`,
      description: '409 `wrong_status` if the link was revoked.',
      tags,
    })
    .input(byId.extend({ days: shortlistInput.shape.days }))
    .output(shortlistSchema),
  takeBack: forEmployers
    .route({
      method: 'POST',
      path: '/agency/shortlists/{id}/take-back',
      summary: 'Revoke the link of a shortlist; the client’s answers are kept',
      tags,
    })
    .input(byId)
    .output(shortlistSchema),
  open: forAnyone
    .errors(unknownSecret)
    .route({
      method: 'POST',
      path: '/shortlists/open',
      summary: 'Get the people on a shortlist with the secret from its link',
      tags,
    })
    .input(bySecret)
    .output(openShortlistSchema),
  answer: forAnyone
    .errors(unknownSecret)
    .route({
      method: 'POST',
      path: '/shortlists/answer',
      summary: 'Answer about a person on a shortlist, or change the answer',
      tags,
    })
    .input(ofPerson.extend({ answer: z.enum(clientAnswers), words: textSchema(PRESENTATION_WORDS_MAX) }))
    .output(openShortlistSchema),
  cv: forAnyone
    .errors(unknownSecret)
    .route({
      method: 'POST',
      path: '/shortlists/cv',
      summary: 'Download the CV of a person on a shortlist as a PDF without name and contact',
      tags,
      outputStructure: 'detailed',
    })
    .input(ofPerson)
    // A file, because clients treat an attachment as one.
    .output(z.object({ headers: z.object({ 'content-disposition': z.string() }), body: z.file() })),
};
