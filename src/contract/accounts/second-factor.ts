import { z } from 'zod';

import { forOwnAccount, forOwnAccountAgain } from '#contract/procedure.ts';

import { ownPasswordSchema, withoutPassword } from './accounts.ts';

/** A code of an authenticator, or a recovery code, as typed. */
export const codeSchema = z.string().trim().min(1).max(40);

/** `since`: null without one. `isLacking`: the platform or a company requires one. */
export const secondFactorSchema = z.object({
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.number().int(),
  isLacking: z.boolean(),
});

export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** For an authenticator app: Base32, the `otpauth:` address with it, and that as a QR code in SVG. */
export const secondFactorSecretSchema = z.object({ secret: z.string(), uri: z.string(), qrCode: z.string() });

export type SecondFactorSecret = z.infer<typeof secondFactorSecretSchema>;

/** Shown this once. */
const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export const codeInput = z.strictObject({ code: codeSchema });

export const disableSecondFactorInput = z.strictObject({ password: ownPasswordSchema, code: codeSchema });

const done = z.object({ done: z.literal(true) });
const tags = ['Second factor'];

export const secondFactorContract = {
  read: forOwnAccount
    .route({ method: 'GET', path: '/me/second-factor', summary: 'Check whether you have a second factor', tags })
    .output(secondFactorSchema),
  begin: forOwnAccountAgain
    .route({
      method: 'POST',
      path: '/me/second-factor',
      summary: 'Create a secret for an authenticator app',
      description: 'It takes effect with its first code. 409 `wrong_status` if you have a second factor.',
      tags,
    })
    .input(z.strictObject({}))
    .output(secondFactorSecretSchema),
  confirm: forOwnAccountAgain
    .route({
      method: 'POST',
      path: '/me/second-factor/confirm',
      summary: 'Turn on your second factor with a code from the app',
      description: 'Ends all other sessions. 409 `wrong_status` if it is on, or no secret was created.',
      tags,
    })
    .input(codeInput)
    .output(recoveryCodesSchema),
  renewRecoveryCodes: forOwnAccountAgain
    .route({
      method: 'POST',
      path: '/me/second-factor/recovery-codes',
      summary: 'Replace your recovery codes',
      description: 'The previous codes stop working.',
      tags,
    })
    .input(codeInput)
    .output(recoveryCodesSchema),
  disable: forOwnAccount
    .route({
      method: 'POST',
      path: '/me/second-factor/disable',
      summary: 'Turn off your second factor with your password and a code',
      description: `409 \`wrong_status\` if you have none. ${withoutPassword}`,
      tags,
    })
    .input(disableSecondFactorInput)
    .output(done),
};
