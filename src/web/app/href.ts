import { localizePath } from '#contract/locales.ts';
import { getLocale } from '#generated/paraglide/runtime.js';

/** Localised; undefined query values are omitted. */
export function href(path: string, query: Record<string, string | undefined> = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const search = new URLSearchParams(given).toString();
  return localizePath(path, getLocale()) + (search ? `?${search}` : '');
}

/** The query string as the server writes it: browsers keep `:` or `%3A` as typed. */
export const sameQuery = (search: string): string => {
  const query = new URLSearchParams(search).toString();
  return query ? `?${query}` : '';
};
