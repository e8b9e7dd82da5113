import { z } from 'zod';

import { emailSchema, passwordSchema } from '#contract/accounts/accounts.ts';
import { viewerSchema } from '#contract/accounts/viewer.ts';
import { localeSchema, offeredLocalesSchema } from '#contract/choice-schemas.ts';
import { personNameSchema } from '#contract/names.ts';
import { OWN_PAGE_BYTES_MAX } from '#contract/own-pages/own-page-choices.ts';
import { problemDataSchema } from '#contract/problem-schemas.ts';
import { problems } from '#contract/problems.ts';
import { forAnyone } from '#contract/procedure.ts';
import { accentColorSchema } from '#contract/settings/accent-color.ts';
import { lineSchema, textSchema } from '#contract/text.ts';

const tags = ['Set-up'];

/** Printed when the site starts. */
const token = { token: z.string().trim().min(1).max(200) };
const withToken = z.strictObject(token);
const done = z.object({ done: z.literal(true) });

export const siteInput = withToken.extend({
  name: lineSchema(60).pipe(z.string().min(1)),
  accentColor: accentColorSchema,
  contactEmail: z.union([emailSchema, z.literal('')]),
  languages: offeredLocalesSchema.optional(),
});

export const administratorInput = withToken.extend({
  firstName: personNameSchema,
  lastName: personNameSchema,
  email: emailSchema,
  password: passwordSchema,
});

export const mailTestInput = withToken.extend({ address: emailSchema });

const setUpSchema = z.object({
  name: z.string(),
  accentColor: z.string(),
  contactEmail: z.string(),
  languages: z.array(localeSchema),
  /** As emails name it. */
  mailFrom: z.string(),
  /** Whether a mail server is configured; without one, emails are held. */
  hasMailServer: z.boolean(),
  /** Whether one is published. */
  hasLegalNotice: z.boolean(),
});

export type SetUp = z.infer<typeof setUpSchema>;

const post = (path: string, summary: string) =>
  forAnyone.errors({ NOT_FOUND: { status: problems.NOT_FOUND, data: problemDataSchema } }).route({
    method: 'POST',
    path: `/set-up${path}`,
    summary,
    description:
      'Requires the token that the site prints when it starts. 404 once there is an administrator, and in a demo.',
    tags,
  });

export const setUpContract = {
  state: forAnyone
    .route({ method: 'GET', path: '/set-up', summary: 'Check whether the site is waiting to be set up', tags })
    .output(z.object({ isOpen: z.boolean() })),
  read: post('', 'Get the settings so far').input(withToken).output(setUpSchema),
  saveSite: post('/site', 'Save name, accent colour, contact address and languages').input(siteInput).output(done),
  testMail: post('/mail', 'Send a test email, and get the answer of the mail server')
    .input(mailTestInput)
    .output(z.object({ isSent: z.boolean(), answer: z.string() })),
  saveLegalNotice: post('/legal-notice', 'Publish the legal notice')
    .input(withToken.extend({ locale: localeSchema, html: textSchema(2 * OWN_PAGE_BYTES_MAX) }))
    .output(done),
  finish: post('/administrator', 'Create the first administrator, sign them in and end the set-up')
    .errors({ CONFLICT: { status: problems.CONFLICT, data: problemDataSchema } })
    .input(administratorInput)
    .output(z.object({ viewer: viewerSchema })),
};
