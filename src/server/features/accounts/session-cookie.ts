import { parse, serialize } from 'hono/utils/cookie';

const DAY = 86_400;

/** How long a session lasts that nobody uses. */
export const SESSION_SECONDS = 30 * DAY;

/** The session's cookie; browsers take the prefix only from HTTPS, and then let nobody but us set it. */
export const sessionCookieName = (https: boolean): string => `${https ? '__Secure-' : ''}parlance.session_token`;

/** The proof that this browser made a registration. */
export const REGISTRATION_COOKIE = 'registration';

const attributes = (https: boolean) => ({ httpOnly: true, sameSite: 'Lax', secure: https }) as const;

/** The value of a cookie in a request's Cookie header. */
export const readCookie = (header: string | null | undefined, name: string): string | undefined => (header ? parse(header, name)[name] : undefined);

/** A Set-Cookie line that gives the session's cookie its full time again; with undefined it is removed. */
export function sessionCookie(value: string | undefined, https: boolean): string {
  return serialize(sessionCookieName(https), value ?? '', { ...attributes(https), path: '/', maxAge: value === undefined ? 0 : SESSION_SECONDS });
}

/** A Set-Cookie line for the registration's proof; with undefined it is removed. */
export function registrationCookie(value: string | undefined, https: boolean, seconds: number): string {
  return serialize(REGISTRATION_COOKIE, value ?? '', { ...attributes(https), path: '/', maxAge: value === undefined ? 0 : seconds });
}
