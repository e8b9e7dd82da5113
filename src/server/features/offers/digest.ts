import { createHash } from 'node:crypto';

import type { VersionRow } from './find.ts';

type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

/** Members in the order of their names (as RFC 8785), without those that are undefined. */
function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}

/** SHA-256 of what is sent, with the digests of its files, in hexadecimal. */
export const digestOfVersion = (version: VersionRow): string =>
  createHash('sha256')
    .update(
      canonicalJson({
        offerId: version.offer_id,
        number: version.number,
        conditions: version.conditions,
        texts: version.texts,
        locale: version.locale,
        bindingLocale: version.binding_locale,
        files: version.files.map(({ name, sha256 }) => ({ name, sha256 })),
      }),
    )
    .digest('hex');
