import { z } from 'zod';

import { personNameSchema } from '#contract/names.ts';
import { forAnyone, orUnclaimed } from '#contract/procedure.ts';

import { emailInput, emailSchema, passwordSchema, problem } from './accounts.ts';
import { addPasskeyInput, creationOptionsSchema } from './passkeys.ts';
import { viewerSchema } from './viewer.ts';

const tags = ['People without an account'];
const done = z.object({ done: z.literal(true) });

export const beginPersonInput = z.strictObject({
  firstName: personNameSchema,
  lastName: personNameSchema,
  email: emailSchema,
  acceptsTerms: z.literal(true),
});

/** `claimed`: an account now. `needs_sign_in`: an account with the address exists; signing in to it joins the two. */
export const claimOutcomes = ['claimed', 'needs_sign_in'] as const;

/**
 * People without an account: the browser has a session for their page only, which began when they applied or opened
 * the link in an email.
 */
export const personLinksContract = {
  begin: forAnyone
    .errors({ ...problem('NOT_FOUND'), ...problem('CONFLICT') })
    .route({
      method: 'POST',
      path: '/people',
      summary: 'Begin to apply without an account, or correct the address before its link is opened',
      description:
        'Opens a session in which you can prepare applications; a link in an email sends them. 409 `wrong_status` if you are signed in.',
      tags,
    })
    .input(beginPersonInput)
    .output(viewerSchema),
  open: forAnyone
    .errors(problem('CONFLICT'))
    .route({
      method: 'POST',
      path: '/people/open',
      summary: 'Open your page with the token from an email, and send your prepared applications',
      description: 'The token works once. 409 `link_expired` if it is unknown, used or expired.',
      tags,
    })
    .input(z.strictObject({ token: z.string().min(20).max(200) }))
    .output(
      z.object({
        /** Ids of the applications that were sent. */
        sent: z.array(z.uuid()),
        /** Titles of jobs whose prepared application was not sent: the job no longer takes any, */
        closed: z.array(z.string()),
        /** this address had applied already, */
        applied: z.array(z.string()),
        /** or the questions have changed and have to be answered again. */
        changed: z.array(z.object({ jobId: z.uuid(), title: z.string() })),
      }),
    ),
  ask: forAnyone
    .route({
      method: 'POST',
      path: '/people/link',
      summary: 'Request a link to your page, or to your prepared applications',
      description: 'The answer is the same for every address.',
      tags,
    })
    .input(emailInput)
    .output(done),
  beginPasskey: orUnclaimed.ownAccount
    .route({
      method: 'POST',
      path: '/people/claim/passkey',
      summary: 'Begin to claim your page as an account with a passkey',
      description: '409 `wrong_status` before you have opened a link.',
      tags,
    })
    .input(z.strictObject({}))
    .output(
      z.object({ /** Null where an account with the address exists. */ creation: creationOptionsSchema.nullable() }),
    ),
  claim: orUnclaimed.ownAccount
    .route({
      method: 'POST',
      path: '/people/claim',
      summary: 'Claim your page as an account with a password or a passkey',
      description:
        'The account has your confirmed address, and takes over everything of people without an account at this address. 409 `wrong_status` before you have opened a link.',
      tags,
    })
    .input(z.union([z.strictObject({ password: passwordSchema }), z.strictObject({ passkey: addPasskeyInput })]))
    .output(z.object({ outcome: z.enum(claimOutcomes) })),
};
