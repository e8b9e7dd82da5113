/** The part of a page from one piece of its HTML to the next occurrence of another. */
export const partOf = (html: string, begin: string, end: string): string =>
  html.slice(html.indexOf(begin), html.indexOf(end, html.indexOf(begin)));

/** What HTML says, without its tags. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

/** The texts of all elements with that tag, in their order. */
export const textsOf = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, 'gs'))].map(([, words]) => textOf(words ?? ''));

/** The links of a part of a page: what they say and where they lead. */
export const linksOf = (html: string): [string, string][] =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, words]) => [
    textOf(words ?? ''),
    href ?? '',
  ]);
