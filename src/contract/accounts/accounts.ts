import { z } from 'zod';

import { localeSchema } from '#contract/choice-schemas.ts';
import { personNameSchema } from '#contract/names.ts';
import { problemDataSchema } from '#contract/problem-schemas.ts';
import { problems } from '#contract/problems.ts';
import { forAnyone, forOwnAccount, orUnclaimed } from '#contract/procedure.ts';

import { viewerSchema } from './viewer.ts';

/** Administrators are created on the operator's command line only. */
export const userTypes = ['job_seeker', 'employer'] as const;

export type UserType = (typeof userTypes)[number];

export const PASSWORD_MAX = 128;

export const emailSchema = z.string().trim().toLowerCase().pipe(z.email().max(254));

/** As readers count: an emoji is one. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** The minimum length is a platform setting. */
export const passwordSchema = z
  .string()
  .min(1)
  .refine((password) => lengthOf(password) <= PASSWORD_MAX, { params: { code: 'too_long', max: PASSWORD_MAX } });

export const problem = (code: 'UNAUTHENTICATED' | 'CONFLICT' | 'NOT_FOUND') =>
  ({ [code]: { status: problems[code], data: problemDataSchema } }) as const;

const token = z.string().min(20).max(200);
const done = z.object({ done: z.literal(true) });
const tags = ['Accounts'];

/** For procedures that take `ownPasswordSchema`. */
export const withoutPassword =
  '403 `first_factor_again` if you have no password, and have not proved your identity by passkey or email within the last ten minutes.';

const waysInSchema = z.object({ hasPassword: z.boolean(), hasPasskey: z.boolean(), hasSecondFactor: z.boolean() });

export type WaysIn = z.infer<typeof waysInSchema>;

export const registerInput = z.strictObject({
  firstName: personNameSchema,
  lastName: personNameSchema,
  email: emailSchema,
  userType: z.enum(userTypes).default('job_seeker'),
  password: passwordSchema,
  acceptsTerms: z.literal(true),
});

export const loginInput = z.strictObject({ email: emailSchema, password: passwordSchema });

export const emailInput = z.strictObject({ email: emailSchema });

export const resetPasswordInput = z.strictObject({ token, password: passwordSchema });

export const changePasswordInput = z.strictObject({ currentPassword: passwordSchema, newPassword: passwordSchema });

/** For accounts that have one; the others need a recent proof of identity. */
export const ownPasswordSchema = passwordSchema.optional();

export const changeEmailInput = z.strictObject({ email: emailSchema, password: ownPasswordSchema });

export const sessionSchema = z.object({
  id: z.uuid(),
  isCurrent: z.boolean(),
  userAgent: z.string(),
  /** The part of the network address that identifies no one, such as `203.0.113.0/24`; null if unknown. */
  network: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});

/** Exactly one of them. */
export const proveInput = z.union([
  z.strictObject({ password: passwordSchema }),
  z.strictObject({ code: z.string().trim().min(1).max(40) }),
]);

/** `viewer` is null while a second factor is needed: see `pendingSignIn`. */
export const signedInSchema = z.object({ viewer: viewerSchema.nullable() });

/** What an unfinished sign-in needs next. */
export const pendingNeeds = ['second_factor'] as const;

/**
 * `needs_password`: opened in another browser than the registration's, perhaps by another person. `needs_sign_in`: only
 * the signed-in person can confirm a changed address, not others who receive the email.
 */
export const confirmOutcomes = [
  'verified',
  'needs_password',
  'email_changed',
  'contact_confirmed',
  'needs_sign_in',
] as const;

export const accountsContract = {
  register: forAnyone
    .errors(problem('CONFLICT'))
    .route({ method: 'POST', path: '/auth/register', summary: 'Register, and receive a verification email', tags })
    .input(registerInput)
    .output(done),
  login: forAnyone
    .errors(problem('UNAUTHENTICATED'))
    .route({ method: 'POST', path: '/auth/login', summary: 'Sign in', tags })
    .input(loginInput)
    .output(signedInSchema),
  pendingSignIn: forAnyone
    .route({ method: 'GET', path: '/auth/pending', summary: 'Get what this browser’s sign-in still needs', tags })
    .output(z.object({ needs: z.enum(pendingNeeds).nullable() })),
  loginWithCode: forAnyone
    .errors(problem('CONFLICT'))
    .route({
      method: 'POST',
      path: '/auth/second-factor',
      summary: 'Finish signing in with a code from your authenticator or a recovery code',
      description: '409 `sign_in_expired` if this browser did not begin to sign in within the last ten minutes.',
      tags,
    })
    .input(z.strictObject({ code: z.string().trim().min(1).max(40) }))
    .output(signedInSchema),
  prove: forOwnAccount
    .route({
      method: 'POST',
      path: '/auth/prove',
      summary: 'Prove your identity again with your password or a code',
      description: 'The proof is valid in this session for ten minutes.',
      tags,
    })
    .input(proveInput)
    .output(done),
  requestMailedCode: forOwnAccount
    .route({
      method: 'POST',
      path: '/auth/prove/mail/begin',
      summary: 'Email yourself a code to prove your identity again',
      description: '409 `wrong_status` if you have a password or a passkey.',
      tags,
    })
    .input(z.strictObject({}))
    .output(done),
  proveByMail: forOwnAccount
    .route({
      method: 'POST',
      path: '/auth/prove/mail',
      summary: 'Prove your identity again with an emailed code',
      description:
        'The proof is valid in this session for ten minutes. The code works once, within ten minutes, in the session that requested it. 409 `wrong_status` if you have a password or a passkey.',
      tags,
    })
    .input(z.strictObject({ code: z.string().trim().min(1).max(40) }))
    .output(done),
  noteSessionUse: orUnclaimed.ownAccount
    .route({
      method: 'POST',
      path: '/auth/sessions/use',
      summary: 'Record that you are using this session',
      description: 'An unused session ends after the time in the setting `accounts.session_idle_hours`.',
      tags,
    })
    .input(z.strictObject({}))
    .output(done),
  logout: forAnyone
    .route({ method: 'POST', path: '/auth/logout', summary: 'Sign out', tags })
    .input(z.strictObject({}))
    .output(done),
  checkEmail: forAnyone
    .route({ method: 'POST', path: '/auth/check-email', summary: 'Check whether an address has an account', tags })
    .input(emailInput)
    .output(z.object({ exists: z.boolean() })),
  resendVerification: forAnyone
    .route({ method: 'POST', path: '/auth/resend-verification', summary: 'Send the verification email again', tags })
    .input(emailInput)
    .output(done),
  confirm: forAnyone
    .errors(problem('CONFLICT'))
    .route({ method: 'POST', path: '/auth/confirm', summary: 'Confirm an address with the token from an email', tags })
    .input(z.strictObject({ token, password: passwordSchema.optional(), newPassword: passwordSchema.optional() }))
    .output(z.object({ outcome: z.enum(confirmOutcomes) })),
  forgotPassword: forAnyone
    .route({ method: 'POST', path: '/auth/forgot-password', summary: 'Request a link to reset a password', tags })
    .input(emailInput)
    .output(done),
  resetPassword: forAnyone
    .errors(problem('CONFLICT'))
    .route({
      method: 'POST',
      path: '/auth/reset-password',
      summary: 'Set a new password with the token from an email, and end all sessions',
      tags,
    })
    .input(resetPasswordInput)
    .output(done),
  changePassword: forOwnAccount
    .route({
      method: 'POST',
      path: '/auth/change-password',
      summary: 'Change your password, and end all other sessions',
      tags,
    })
    .input(changePasswordInput)
    .output(done),
  changeEmail: forOwnAccount
    .route({
      method: 'POST',
      path: '/auth/change-email',
      summary: 'Request a change of your email address',
      description: `The previous address stays in use until you confirm the new one. ${withoutPassword}`,
      tags,
    })
    .input(changeEmailInput)
    .output(done),
  waysIn: orUnclaimed.ownAccount
    .route({
      method: 'GET',
      path: '/auth/ways-in',
      summary: 'Check whether you have a password, a passkey and a second factor',
      description: 'People who registered with another site have no password until they request a link to choose one.',
      tags,
    })
    .output(waysInSchema),
  sessions: forOwnAccount
    .route({ method: 'GET', path: '/auth/sessions', summary: 'List your sessions, newest first', tags })
    .output(z.array(sessionSchema)),
  endSession: forOwnAccount
    .route({ method: 'DELETE', path: '/auth/sessions/{id}', summary: 'End one of your sessions', tags })
    .input(z.strictObject({ id: z.uuid() }))
    .output(done),
  endOtherSessions: forOwnAccount
    .route({ method: 'POST', path: '/auth/sessions/end-others', summary: 'End all your other sessions', tags })
    .input(z.strictObject({}))
    .output(done),
  me: orUnclaimed.ownAccount
    .route({ method: 'GET', path: '/me', summary: 'Get the signed-in user', tags })
    .output(viewerSchema),
  updateMe: orUnclaimed.ownAccount
    .route({ method: 'PATCH', path: '/me', summary: 'Change your language', tags })
    .input(z.strictObject({ locale: localeSchema }))
    .output(viewerSchema),
};
