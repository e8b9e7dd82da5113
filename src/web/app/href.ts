import { localizePath } from '#contract/locales.ts';
import { getLocale } from '#generated/paraglide/runtime.js';

/** The link to a path in the current language, with a query where one is given; undefined values are left out. */
export function href(path: string, query: Record<string, string | undefined> = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const search = new URLSearchParams(given).toString();
  return localizePath(path, getLocale()) + (search ? `?${search}` : '');
}

/** The query of an address as the server writes it again: the browser keeps it as it was typed, with `:` or with `%3A`. */
export const sameQuery = (search: string): string => {
  const query = new URLSearchParams(search).toString();
  return query ? `?${query}` : '';
};
