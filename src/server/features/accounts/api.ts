import { accountsContract } from '#contract/accounts/accounts.ts';

import { inTransaction } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { implementing, type ApiContext } from '../../procedures.ts';
import type { Accounts } from './accounts.ts';
import { confirmAddress } from './confirm.ts';
import { emailExists, requestEmailChange, resendVerification } from './email.ts';
import type { Requester } from './known-devices.ts';
import { proveByMail, requestMailedCode } from './mailed-code.ts';
import { chooseLocale } from './me.ts';
import { openSession } from './open-session.ts';
import { changePassword, endSessions, requestReset, resetPassword } from './password.ts';
import { findPending } from './pending-sign-in.ts';
import { proveAgain } from './prove.ts';
import { readViewer } from './queries.ts';
import { register } from './register.ts';
import {
  pendingCookieName,
  readCookie,
  readDeviceCookie,
  registrationCookie,
  registrationCookieName,
} from './session-cookie.ts';
import { endSession, listSessions, noteSessionUse, recordSessionEnd } from './sessions.ts';
import { signIn, signInWithCode } from './sign-in.ts';
import { personOf } from './signed-in.ts';
import { TOKEN_SECONDS } from './tokens.ts';
import { readWaysIn } from './ways-in.ts';

const procedures = implementing(accountsContract);

const DONE = { done: true } as const;

export const accountsApi = (accounts: Accounts) => ({
  ...signingUp(accounts),
  ...signingIn(accounts),
  ...ownAccount(accounts),
});

const signingUp = (accounts: Accounts) => ({
  register: procedures.register.handler(async ({ context, input }) => {
    const settings = await context.settings();
    await takeAttempt(context.db, `sign-up:${context.metadata.address}`, settings['limits.sign_up_per_address']);
    const { proof } = await register(context, input, context.metadata.address);
    setCookies(context, [registrationCookie(proof, accounts.https, TOKEN_SECONDS.verify)]);
    return DONE;
  }),
  checkEmail: procedures.checkEmail.handler(async ({ context, input }) => ({
    exists: await emailExists(context, input, context.metadata.address),
  })),
  resendVerification: procedures.resendVerification.handler(async ({ context, input }) => {
    await resendVerification(context, input, requesterOf(context, accounts));
    return DONE;
  }),
  confirm: procedures.confirm.handler(async ({ context, input }) => {
    const cookie = context.metadata.requestHeaders.get('cookie');
    const { outcome, userId } = await confirmAddress(
      context,
      input,
      readCookie(cookie, registrationCookieName(accounts.https)),
    );
    if (userId !== undefined) {
      const cookies = await openSession(context, accounts, { userId, request: headersOf(context), by: 'link' });
      setCookies(context, [...cookies, registrationCookie(undefined, accounts.https, 0)]);
    }
    return { outcome };
  }),
});

const signingIn = (accounts: Accounts) => ({
  login: procedures.login.handler(async ({ context, input }) => {
    const from = { ...requesterOf(context, accounts), request: headersOf(context) };
    const { viewer, cookies } = await signIn(context, accounts, input, from);
    setCookies(context, cookies);
    return { viewer };
  }),
  pendingSignIn: procedures.pendingSignIn.handler(async ({ context }) => {
    const cookie = context.metadata.requestHeaders.get('cookie');
    const pending = await findPending(
      context.db,
      readCookie(cookie, pendingCookieName(accounts.https)),
      'second_factor',
    );
    return { needs: pending?.kind ?? null };
  }),
  loginWithCode: procedures.loginWithCode.handler(async ({ context, input }) => {
    const from = { ...requesterOf(context, accounts), request: headersOf(context) };
    const { viewer, cookies } = await signInWithCode(context, accounts, input, from);
    setCookies(context, cookies);
    return { viewer };
  }),
  logout: procedures.logout.handler(async ({ context }) => {
    const { api } = await accounts.auth();
    const { headers } = await api.signOut({ headers: headersOf(context), returnHeaders: true });
    setCookies(context, headers.getSetCookie());
    const person = context.actor.kind === 'anonymous' ? context.actor.lacking : context.actor;
    if (person?.kind === 'person') recordSessionEnd(context, person.userId, 'signed_out', 1);
    return DONE;
  }),
  forgotPassword: procedures.forgotPassword.handler(async ({ context, input }) => {
    await requestReset(context, input, requesterOf(context, accounts));
    return DONE;
  }),
  resetPassword: procedures.resetPassword.handler(async ({ context, input }) => {
    await resetPassword(context, input);
    return DONE;
  }),
});

const ownAccount = ({ encryption }: Accounts) => ({
  changePassword: procedures.changePassword.handler(async ({ context, input }) => {
    await changePassword(context, input);
    return DONE;
  }),
  changeEmail: procedures.changeEmail.handler(async ({ context, input }) => {
    await requestEmailChange(context, input);
    return DONE;
  }),
  noteSessionUse: procedures.noteSessionUse.handler(async ({ context }) => {
    await noteSessionUse(context);
    return DONE;
  }),
  waysIn: procedures.waysIn.handler(({ context }) => readWaysIn(context.db, personOf(context).userId)),
  sessions: procedures.sessions.handler(async ({ context }) =>
    (await listSessions(context)).map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt.toISOString(),
    })),
  ),
  endSession: procedures.endSession.handler(async ({ context, input }) => {
    await endSession(context, input);
    return DONE;
  }),
  endOtherSessions: procedures.endOtherSessions.handler(async ({ context }) => {
    const { userId, sessionId: keep } = personOf(context);
    await inTransaction(context, (tx) => endSessions(tx, { userId, reason: 'ended_by_owner', keep }));
    return DONE;
  }),
  prove: procedures.prove.handler(async ({ context, input }) => {
    await proveAgain({ ...context, encryption }, input);
    return DONE;
  }),
  requestMailedCode: procedures.requestMailedCode.handler(async ({ context }) => {
    await requestMailedCode(context);
    return DONE;
  }),
  proveByMail: procedures.proveByMail.handler(async ({ context, input }) => {
    await proveByMail(context, input);
    return DONE;
  }),
  me: procedures.me.handler(({ context }) => readViewer(context, personOf(context).userId)),
  updateMe: procedures.updateMe.handler(({ context, input }) => chooseLocale(context, input)),
});

export const requesterOf = ({ metadata }: ApiContext, { https }: Accounts): Requester => ({
  address: metadata.address,
  device: readDeviceCookie(metadata.requestHeaders.get('cookie'), https),
});

/** better-auth might trust other headers. */
export const headersOf = ({ metadata }: ApiContext): Headers =>
  new Headers({ cookie: metadata.requestHeaders.get('cookie') ?? '', 'user-agent': metadata.userAgent });

export function setCookies({ metadata }: ApiContext, cookies: string[]): void {
  for (const cookie of cookies) metadata.responseHeaders.append('set-cookie', cookie);
}
