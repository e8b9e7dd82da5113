import { z } from 'zod';

import { problemDataSchema } from '#contract/problem-schemas.ts';
import { problems } from '#contract/problems.ts';
import { forAnyone, forEmployers, orUnclaimed } from '#contract/procedure.ts';

import { consentEnds, consentKinds } from './retention-choices.ts';

const moment = z.iso.datetime();
const byId = z.strictObject({ id: z.uuid() });
const tags = ['Retention'];
const unknownJob = { NOT_FOUND: { status: problems.NOT_FOUND, data: problemDataSchema } };

/** In days after the decision. */
export const retentionOfJobSchema = z.object({ rejectedDays: z.int(), acceptedDays: z.int() });

/** For a decided application. */
export const retentionSchema = z.object({
  /** When it is erased; null before a decision. */
  endsAt: moment.nullable(),
  pool: z.object({
    askedAt: moment.nullable(),
    /** Null until it is given. */
    answer: z.boolean().nullable(),
    /** For the valid consent. */
    until: moment.nullable(),
    /** Whether they are asked again. */
    isAskedAgain: z.boolean(),
    /** How long a consent would last. */
    days: z.int(),
  }),
  can: z.object({ ask: z.boolean(), answer: z.boolean() }),
});

export type Retention = z.infer<typeof retentionSchema>;

/** `company` is null for the terms, and once it has left. */
export const consentSchema = z.object({
  kind: z.enum(consentKinds),
  /** Of the text. */
  version: z.string(),
  company: z.string().nullable(),
  givenAt: moment,
  until: moment.nullable(),
  ended: z.object({ at: moment, how: z.enum(consentEnds) }).nullable(),
});

export type Consent = z.infer<typeof consentSchema>;

export const retentionContract = {
  ofJob: forAnyone
    .errors(unknownJob)
    .route({
      method: 'GET',
      path: '/jobs/{id}/retention',
      summary: 'Get the retention period of applications for a job',
      description: 'In days after a decision.',
      tags,
    })
    .input(byId)
    .output(retentionOfJobSchema),
  read: orUnclaimed.signedIn
    .route({
      method: 'GET',
      path: '/applications/{id}/retention',
      summary: 'Get the retention of an application',
      description: 'When it is erased, and whether it stays in the company’s pool.',
      tags,
    })
    .input(byId)
    .output(retentionSchema),
  ask: forEmployers
    .route({
      method: 'POST',
      path: '/applications/{id}/pool',
      summary: 'Ask an applicant to stay in the company’s pool, once',
      description: '409 `wrong_status` before a decision, after a withdrawal, and if they were asked already.',
      tags,
    })
    .input(byId)
    .output(retentionSchema),
  answer: orUnclaimed.seekers
    .route({
      method: 'PUT',
      path: '/applications/{id}/pool',
      summary: 'Agree to stay in a company’s pool, decline, or withdraw your consent',
      tags,
    })
    .input(byId.extend({ agrees: z.boolean() }))
    .output(retentionSchema),
  consents: orUnclaimed.signedIn
    .route({
      method: 'GET',
      path: '/me/consents',
      summary: 'List your consents, newest first',
      description: 'What you agreed to, to which text, and until when.',
      tags,
    })
    .output(z.array(consentSchema)),
};
