import { parse, serialize } from 'hono/utils/cookie';

export const DAY_SECONDS = 86_400;

export const DEVICE_SECONDS = 180 * DAY_SECONDS;

// Browsers accept the prefix from HTTPS pages only.
const named = (name: string, https: boolean): string => `${https ? '__Secure-' : ''}parlance.${name}`;

export const sessionCookieName = (https: boolean): string => named('session_token', https);

export const deviceCookieName = (https: boolean): string => named('device', https);

export const pendingCookieName = (https: boolean): string => named('sign_in', https);

/** Of a browser that begins to sign in by a passkey or another site. */
export const browserCookieName = (https: boolean): string => named('browser', https);

export const REGISTRATION_COOKIE = 'registration';

const attributes = (https: boolean) => ({ httpOnly: true, sameSite: 'Lax', secure: https }) as const;

export const readCookie = (header: string | null | undefined, name: string): string | undefined =>
  header ? parse(header, name)[name] : undefined;

/** The token of a `token.signature` cookie. The signature adds nothing to the digest in the table. */
export const tokenOf = (cookie: string): string => cookie.split('.', 1)[0] ?? '';

/** Undefined removes the cookie. */
export function sessionCookie(value: string | undefined, https: boolean, seconds = 0): string {
  return serialize(sessionCookieName(https), value ?? '', {
    ...attributes(https),
    path: '/',
    maxAge: value === undefined ? 0 : seconds,
  });
}

/** Sent to the account procedures only. */
export function deviceCookie(secret: string, https: boolean): string {
  return serialize(deviceCookieName(https), secret, {
    ...attributes(https),
    sameSite: 'Strict',
    path: '/api/auth',
    maxAge: DEVICE_SECONDS,
  });
}

/** Of an unfinished sign-in, for the pages too; Lax, since another site sends the browser back. Undefined removes it. */
export function pendingCookie(secret: string | undefined, https: boolean, seconds = 0): string {
  return serialize(pendingCookieName(https), secret ?? '', {
    ...attributes(https),
    path: '/',
    maxAge: secret === undefined ? 0 : seconds,
  });
}

/** Strict: it is sent with calls of the site's own pages, which finish what they began. */
export function browserCookie(secret: string, https: boolean, seconds: number): string {
  return serialize(browserCookieName(https), secret, {
    ...attributes(https),
    sameSite: 'Strict',
    path: '/api/auth',
    maxAge: seconds,
  });
}

export const positionCookieName = (https: boolean): string => named('position', https);

/** How far a replica has to be for this session to read from it. */
export function positionCookie(position: string, https: boolean, seconds: number): string {
  return serialize(positionCookieName(https), position, { ...attributes(https), path: '/', maxAge: seconds });
}

/** Undefined removes the cookie. */
export function registrationCookie(value: string | undefined, https: boolean, seconds: number): string {
  return serialize(REGISTRATION_COOKIE, value ?? '', {
    ...attributes(https),
    path: '/',
    maxAge: value === undefined ? 0 : seconds,
  });
}
