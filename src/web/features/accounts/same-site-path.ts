const NOWHERE = 'https://site.invalid';

/**
 * The path, query and fragment that a link may send its reader on to; undefined for whatever could leave this site.
 * Read with the browser's own rules for addresses, since these decide where it goes: `/\host` and `/.//host` are other
 * hosts.
 */
export function sameSitePath(wanted: string | null): string | undefined {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, NOWHERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, NOWHERE);
  if (origin !== NOWHERE || pathname.startsWith('//')) return undefined;
  return pathname + search + hash;
}
