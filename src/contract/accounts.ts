import { z } from 'zod';

import { localeSchema } from './choice-schemas.ts';
import { personNameSchema } from './names.ts';
import { problemDataSchema } from './problem-schemas.ts';
import { problems } from './problems.ts';
import { forAnyone, forSignedIn } from './procedure.ts';
import { viewerSchema } from './viewer.ts';

/** Administrators are created on the operator's command line only. */
export const userTypes = ['job_seeker', 'employer'] as const;

export type UserType = (typeof userTypes)[number];

export const PASSWORD_MAX = 128;

export const emailSchema = z.string().trim().toLowerCase().pipe(z.email().max(254));

/** As a reader counts: an emoji is one. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** The minimum length is a platform setting. */
export const passwordSchema = z
  .string()
  .min(1)
  .refine((password) => lengthOf(password) <= PASSWORD_MAX, { params: { code: 'too_long', max: PASSWORD_MAX } });

const problem = (code: 'UNAUTHENTICATED' | 'CONFLICT') =>
  ({ [code]: { status: problems[code], data: problemDataSchema } }) as const;

const token = z.string().min(20).max(200);
const done = z.object({ done: z.literal(true) });
const tags = ['Accounts'];

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

export const changeEmailInput = z.strictObject({ email: emailSchema, password: passwordSchema });

export const sessionSchema = z.object({
  id: z.uuid(),
  isCurrent: z.boolean(),
  userAgent: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});

/**
 * `needs_password`: opened in another browser than the registration's, perhaps by another person. `needs_sign_in`: only
 * the signed-in person can confirm a changed address, not others who receive the email.
 */
export const confirmOutcomes = ['verified', 'needs_password', 'email_changed', 'needs_sign_in'] as const;

export const accountsContract = {
  register: forAnyone
    .errors(problem('CONFLICT'))
    .route({ method: 'POST', path: '/auth/register', summary: 'Register; a verification mail follows', tags })
    .input(registerInput)
    .output(done),
  login: forAnyone
    .errors(problem('UNAUTHENTICATED'))
    .route({ method: 'POST', path: '/auth/login', summary: 'Sign in', tags })
    .input(loginInput)
    .output(z.object({ viewer: viewerSchema })),
  logout: forAnyone
    .route({ method: 'POST', path: '/auth/logout', summary: 'Sign out', tags })
    .input(z.strictObject({}))
    .output(done),
  checkEmail: forAnyone
    .route({ method: 'POST', path: '/auth/check-email', summary: 'Whether an address has an account', tags })
    .input(emailInput)
    .output(z.object({ exists: z.boolean() })),
  resendVerification: forAnyone
    .route({ method: 'POST', path: '/auth/resend-verification', summary: 'Send the verification mail again', tags })
    .input(emailInput)
    .output(done),
  confirm: forAnyone
    .errors(problem('CONFLICT'))
    .route({ method: 'POST', path: '/auth/confirm', summary: 'Confirm an address by the token of a mail', tags })
    .input(z.strictObject({ token, password: passwordSchema.optional(), newPassword: passwordSchema.optional() }))
    .output(z.object({ outcome: z.enum(confirmOutcomes) })),
  forgotPassword: forAnyone
    .route({ method: 'POST', path: '/auth/forgot-password', summary: 'Ask for a password reset link', tags })
    .input(emailInput)
    .output(done),
  resetPassword: forAnyone
    .errors(problem('CONFLICT'))
    .route({
      method: 'POST',
      path: '/auth/reset-password',
      summary: 'Set a new password by the token of a mail; ends all sessions',
      tags,
    })
    .input(resetPasswordInput)
    .output(done),
  changePassword: forSignedIn
    .route({
      method: 'POST',
      path: '/auth/change-password',
      summary: 'Change the own password; ends all other sessions',
      tags,
    })
    .input(changePasswordInput)
    .output(done),
  changeEmail: forSignedIn
    .route({
      method: 'POST',
      path: '/auth/change-email',
      summary: 'Ask to change the own address; the new one is confirmed first',
      tags,
    })
    .input(changeEmailInput)
    .output(done),
  sessions: forSignedIn
    .route({ method: 'GET', path: '/auth/sessions', summary: 'The own sessions', tags })
    .output(z.array(sessionSchema)),
  endSession: forSignedIn
    .route({ method: 'DELETE', path: '/auth/sessions/{id}', summary: 'End one of the own sessions', tags })
    .input(z.strictObject({ id: z.uuid() }))
    .output(done),
  me: forSignedIn.route({ method: 'GET', path: '/me', summary: 'Who is signed in', tags }).output(viewerSchema),
  updateMe: forSignedIn
    .route({ method: 'PATCH', path: '/me', summary: 'Change the own language', tags })
    .input(z.strictObject({ locale: localeSchema }))
    .output(viewerSchema),
};
