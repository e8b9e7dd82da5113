export const partOf = (html: string, begin: string, end: string): string =>
  html.slice(html.indexOf(begin), html.indexOf(end, html.indexOf(begin)));

export const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

export const textsOf = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, 'gs'))].map(([, words]) => textOf(words ?? ''));

export const linksOf = (html: string): [string, string][] =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, words]) => [
    textOf(words ?? ''),
    href ?? '',
  ]);
