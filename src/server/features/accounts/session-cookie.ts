import { parse, serialize } from 'hono/utils/cookie';

export const DAY_SECONDS = 86_400;

/** How long a device is known after the last sign-in on it. */
export const DEVICE_SECONDS = 180 * DAY_SECONDS;

// Browsers take the prefix only from HTTPS, and then let nobody but us set the cookie.
const named = (name: string, https: boolean): string => `${https ? '__Secure-' : ''}parlance.${name}`;

/** The session's cookie. */
export const sessionCookieName = (https: boolean): string => named('session_token', https);

/** The cookie of a device on which somebody signed in before. */
export const deviceCookieName = (https: boolean): string => named('device', https);

/** The proof that this browser made a registration. */
export const REGISTRATION_COOKIE = 'registration';

const attributes = (https: boolean) => ({ httpOnly: true, sameSite: 'Lax', secure: https }) as const;

/** The value of a cookie in a request's Cookie header. */
export const readCookie = (header: string | null | undefined, name: string): string | undefined =>
  header ? parse(header, name)[name] : undefined;

/** The session's token; its cookie is token.signature. The signature proves nothing that the digest in the table does not. */
export const tokenOf = (cookie: string): string => cookie.split('.', 1)[0] ?? '';

/** A Set-Cookie line for the session; with undefined it is removed. */
export function sessionCookie(value: string | undefined, https: boolean, seconds = 0): string {
  return serialize(sessionCookieName(https), value ?? '', {
    ...attributes(https),
    path: '/',
    maxAge: value === undefined ? 0 : seconds,
  });
}

/** A Set-Cookie line for the device's secret, which is sent to the account's own procedures alone. */
export function deviceCookie(secret: string, https: boolean): string {
  return serialize(deviceCookieName(https), secret, {
    ...attributes(https),
    sameSite: 'Strict',
    path: '/api/auth',
    maxAge: DEVICE_SECONDS,
  });
}

/** A Set-Cookie line for the registration's proof; with undefined it is removed. */
export function registrationCookie(value: string | undefined, https: boolean, seconds: number): string {
  return serialize(REGISTRATION_COOKIE, value ?? '', {
    ...attributes(https),
    path: '/',
    maxAge: value === undefined ? 0 : seconds,
  });
}
