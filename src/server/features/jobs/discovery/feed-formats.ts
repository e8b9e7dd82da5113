import type { Locale } from '#contract/locales.ts';

import { escapeXml, textElement, XML_DECLARATION } from './xml.ts';

export interface FeedEntry {
  /** Permanent, and the same in every language. */
  id: string;
  title: string;
  /** Plain text. */
  summary: string;
  url: string;
  author: { name: string; url: string };
  publishedAt: Date;
  /** Unit groups of ISCO-08. */
  iscoGroups: readonly string[];
}

/** As ESCO identifies ISCO-08. */
const ISCO_SCHEME = 'http://data.europa.eu/esco/concept-scheme/isco';

export interface Feed {
  title: string;
  description: string;
  locale: Locale;
  self: string;
  page: string;
  updatedAt: Date;
  entries: FeedEntry[];
}

/** RSS 2.0 (RSS Advisory Board). RSS's own author must be an email address, so this uses Dublin Core's. */
export const rss = (feed: Feed): string =>
  `${XML_DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">\n<channel>
${textElement('title', feed.title)}
${textElement('link', feed.page)}
${textElement('description', feed.description)}
${textElement('language', feed.locale)}
${textElement('lastBuildDate', feed.updatedAt.toUTCString())}
${link({ rel: 'self', type: 'application/rss+xml', href: feed.self }, 'atom:link')}
${feed.entries.map(rssItem).join('')}</channel>\n</rss>\n`;

const rssItem = ({ id, title, url, summary, author, publishedAt, iscoGroups }: FeedEntry): string => `<item>
${textElement('title', title)}
${textElement('link', url)}
${textElement('description', escapeXml(summary))}
${textElement('dc:creator', author.name)}
<guid isPermaLink="false">${id}</guid>
${textElement('pubDate', publishedAt.toUTCString())}
${iscoGroups.map((code) => `<category domain="${ISCO_SCHEME}">${code}</category>\n`).join('')}</item>
`;

/** Atom 1.0 (RFC 4287). */
export const atom = (feed: Feed): string =>
  `${XML_DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.locale}">
${textElement('id', feed.self)}
${textElement('title', feed.title)}
${textElement('subtitle', feed.description)}
${textElement('updated', feed.updatedAt.toISOString())}
${link({ rel: 'self', type: 'application/atom+xml', href: feed.self })}
${link({ rel: 'alternate', type: 'text/html', hreflang: feed.locale, href: feed.page })}
${feed.entries.map(atomEntry).join('')}</feed>\n`;

const atomEntry = ({ id, title, url, summary, author, publishedAt, iscoGroups }: FeedEntry): string => `<entry>
${textElement('id', id)}
${textElement('title', title)}
${link({ rel: 'alternate', type: 'text/html', href: url })}
<author>${textElement('name', author.name)}${textElement('uri', author.url)}</author>
${textElement('published', publishedAt.toISOString())}
${textElement('updated', publishedAt.toISOString())}
${textElement('summary', summary)}
${iscoGroups.map((code) => `<category term="${code}" scheme="${ISCO_SCHEME}"/>\n`).join('')}</entry>
`;

const link = (attributes: Record<string, string>, name = 'link'): string =>
  `<${name} ${Object.entries(attributes)
    .map(([attribute, value]) => `${attribute}="${escapeXml(value)}"`)
    .join(' ')}/>`;

/** JSON Feed 1.1 (jsonfeed.org). */
export const jsonFeed = (feed: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    language: feed.locale,
    home_page_url: feed.page,
    feed_url: feed.self,
    items: feed.entries.map(({ id, title, url, summary, author, publishedAt }) => ({
      id,
      url,
      title,
      content_text: summary,
      date_published: publishedAt.toISOString(),
      language: feed.locale,
      authors: [author],
    })),
  });
