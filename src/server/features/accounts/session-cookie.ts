import { parse, serialize } from 'hono/utils/cookie';

export const DAY_SECONDS = 86_400;

export const DEVICE_SECONDS = 180 * DAY_SECONDS;

// The prefix makes a cookie this host's own: no other site of the domain can set it. Browsers accept it only over
// HTTPS, for the whole site and without a domain (RFC 6265bis, 4.1.3.2).
const prefixed = (name: string, https: boolean): string => `${https ? '__Host-' : ''}${name}`;

const named = (name: string, https: boolean): string => prefixed(`parlance.${name}`, https);

export const sessionCookieName = (https: boolean): string => named('session_token', https);

export const deviceCookieName = (https: boolean): string => named('device', https);

export const pendingCookieName = (https: boolean): string => named('sign_in', https);

/** Identifies a browser that begins to sign in by a passkey or another site. */
export const browserCookieName = (https: boolean): string => named('browser', https);

/** Proves which browser registered the account. */
export const registrationCookieName = (https: boolean): string => prefixed('registration', https);

/** Tells the sign-in page that a session ended because it was unused. */
export const endedCookieName = (https: boolean): string => named('ended', https);

/** Contains the token of the emailed link opened last; its page works without script. */
export const mailedTokenCookieName = (https: boolean): string => named('mailed', https);

const MAILED_SECONDS = 3_600;

export function mailedTokenCookie(token: string, https: boolean): string {
  return serialize(mailedTokenCookieName(https), token, { ...attributes(https), maxAge: MAILED_SECONDS });
}

/** Names used by releases before 0133_host_cookies.sql. */
const formerName = (name: string): string => `__Secure-parlance.${name}`;

const attributes = (https: boolean) => ({ httpOnly: true, sameSite: 'Lax', secure: https, path: '/' }) as const;

export const readCookie = (header: string | null | undefined, name: string): string | undefined =>
  header ? parse(header, name)[name] : undefined;

/** The token of a `token.signature` cookie. The signature adds nothing to the digest in the table. */
export const tokenOf = (cookie: string): string => cookie.split('.', 1)[0] ?? '';

/** With its signature. `isFormer`: from the cookie that only sessions of earlier releases may have. */
export function readSessionCookie(
  header: string | null | undefined,
  https: boolean,
): { value: string; isFormer: boolean } | undefined {
  const value = readCookie(header, sessionCookieName(https));
  if (value !== undefined) return { value, isFormer: false };
  const former = https ? readCookie(header, formerName('session_token')) : undefined;
  return former === undefined ? undefined : { value: former, isFormer: true };
}

/** Undefined removes the cookie. */
export function sessionCookie(value: string | undefined, https: boolean, seconds = 0): string {
  return serialize(sessionCookieName(https), value ?? '', {
    ...attributes(https),
    maxAge: value === undefined ? 0 : seconds,
  });
}

export const withoutFormerSession = (): string =>
  serialize(formerName('session_token'), '', { ...attributes(true), maxAge: 0 });

/** An earlier release's device cookie is equally valid. */
export const readDeviceCookie = (header: string | null | undefined, https: boolean): string | undefined =>
  readCookie(header, deviceCookieName(https)) ?? (https ? readCookie(header, formerName('device')) : undefined);

export function deviceCookie(secret: string, https: boolean): string {
  return serialize(deviceCookieName(https), secret, {
    ...attributes(https),
    sameSite: 'Strict',
    maxAge: DEVICE_SECONDS,
  });
}

/**
 * Identifies an unfinished sign-in, also to pages; Lax, since another site sends the browser back. Undefined removes
 * it.
 */
export function pendingCookie(secret: string | undefined, https: boolean, seconds = 0): string {
  return serialize(pendingCookieName(https), secret ?? '', {
    ...attributes(https),
    maxAge: secret === undefined ? 0 : seconds,
  });
}

/** Strict: it is sent only with calls of the site's own pages, which finish the sign-in. */
export function browserCookie(secret: string, https: boolean, seconds: number): string {
  return serialize(browserCookieName(https), secret, {
    ...attributes(https),
    sameSite: 'Strict',
    maxAge: seconds,
  });
}

export const changedCookieName = (https: boolean): string => named('changed', https);

/** While it lasts, the session does not read from a replica. */
export const changedCookie = (https: boolean, seconds: number): string =>
  serialize(changedCookieName(https), '1', { ...attributes(https), maxAge: seconds });

const ENDED_SECONDS = 600;

/** False removes the cookie. */
export function endedCookie(isIdle: boolean, https: boolean): string {
  return serialize(endedCookieName(https), isIdle ? 'idle' : '', {
    ...attributes(https),
    maxAge: isIdle ? ENDED_SECONDS : 0,
  });
}

/** Undefined removes the cookie. */
export function registrationCookie(value: string | undefined, https: boolean, seconds: number): string {
  return serialize(registrationCookieName(https), value ?? '', {
    ...attributes(https),
    maxAge: value === undefined ? 0 : seconds,
  });
}
