const NOWHERE = 'https://site.invalid';

/**
 * The path, query and fragment to send the reader to; undefined for anything that could leave this site. By the
 * browser's rules, `/\host` and `/.//host` are other hosts.
 */
export function sameSitePath(wanted: string | null): string | undefined {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, NOWHERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, NOWHERE);
  if (origin !== NOWHERE || pathname.startsWith('//')) return undefined;
  return pathname + search + hash;
}
