import { z } from 'zod';

/** Another site that people can sign in with (OpenID Connect). */
export interface OpenIdConfig {
  /** In addresses. */
  id: string;
  /** What people read. */
  label: string;
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** Whether its addresses count as confirmed where it does not say. */
  confirmsAddresses: boolean;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

const issuer = z.string().transform((value, context) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.has(url.hostname))) return url;
  context.addIssue('must be an address that starts with https://');
  return z.NEVER;
});

const line = (max: number) => z.string('is missing').trim().min(1).max(max);

const variables = z.object({
  ISSUER: z.string('is missing').pipe(issuer),
  CLIENT_ID: line(400),
  CLIENT_SECRET: line(1_000),
  LABEL: line(40).optional(),
  CONFIRMED_ADDRESSES: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
});

export const openIdNames = z
  .string()
  .transform((value) => value.split(',').map((name) => name.trim()))
  .pipe(
    z
      .array(z.string().regex(/^[a-z][a-z0-9]{0,19}$/, 'must be names such as google,company'))
      .max(10)
      .refine((names) => new Set(names).size === names.length, 'names a provider twice'),
  );

/** @throws what `refuse` makes of the first variable that is wrong. */
export function readOpenIdConfigs(
  names: readonly string[],
  env: Record<string, string | undefined>,
  refuse: (message: string) => Error,
): OpenIdConfig[] {
  return names.map((id) => {
    const prefix = `OPENID_${id.toUpperCase()}_`;
    const given = Object.fromEntries(Object.keys(variables.shape).map((name) => [name, env[prefix + name]]));
    const parsed = variables.safeParse(given);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw refuse(`${prefix}${issue?.path.join('.')} ${issue?.message}.`);
    }
    const { ISSUER, CLIENT_ID, CLIENT_SECRET, LABEL, CONFIRMED_ADDRESSES } = parsed.data;
    return {
      id,
      label: LABEL ?? id.charAt(0).toUpperCase() + id.slice(1),
      issuer: ISSUER,
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      confirmsAddresses: CONFIRMED_ADDRESSES === '1',
    };
  });
}
