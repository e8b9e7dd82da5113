import type { Attributes, IOptions, Tag, Transformer } from 'sanitize-html';

import { RICH_TEXT_BYTES_MAX } from '#contract/job-fields.ts';

import { invalidField } from '../../platform/http/refusal.ts';

const BLOCKS = ['p', 'h2', 'h3', 'ul', 'ol', 'li'];

/** What other markup becomes, so that its words stay apart; what is in neither list loses its tags and keeps its words. */
const REPLACED: Record<string, string[]> = {
  strong: ['b'],
  em: ['i'],
  h2: ['h1'],
  h3: ['h4', 'h5', 'h6'],
  p: [
    'div',
    'section',
    'article',
    'header',
    'footer',
    'main',
    'aside',
    'blockquote',
    'pre',
    'dt',
    'dd',
    'tr',
    'td',
    'th',
    'figcaption',
  ],
};

/** These go with what is in them. */
const DROPPED = [
  'script',
  'style',
  'textarea',
  'select',
  'option',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'template',
  'title',
  'svg',
  'math',
];

/** Deeper markup is dropped: nobody writes it, and what parses recursively ends its process on it. */
const NESTING_MAX = 30;

// What XML cannot hold would break every feed that the text is in (XML 1.0, 2.2).
// oxlint-disable-next-line no-control-regex -- control characters are what it is about
const NOT_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

const VISIBLE = /[^\p{C}\p{Z}]/u;

const rename =
  (tagName: string): Transformer =>
  () => ({ tagName, attribs: {} });

const keepLink = (_tag: string, { href }: Attributes): Tag => {
  const address = addressOf(href);
  // A tag that is not allowed, so that only its words stay.
  if (!address) return { tagName: 'span', attribs: {} };
  return { tagName: 'a', attribs: { href: address, rel: 'nofollow noopener noreferrer' } };
};

const options: IOptions = {
  allowedTags: [...BLOCKS, 'br', 'strong', 'em', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: DROPPED,
  nestingLimit: NESTING_MAX,
  transformTags: {
    ...Object.fromEntries(Object.entries(REPLACED).flatMap(([to, tags]) => tags.map((tag) => [tag, rename(to)]))),
    a: keepLink,
  },
  textFilter: (text) => text.replace(NOT_TEXT, ''),
  exclusiveFilter: ({ tag, text }) => (isBlock(tag) ? !VISIBLE.test(text) : tag !== 'br' && text === ''),
};

const isBlock = (tag: string): boolean =>
  BLOCKS.includes(tag) || Object.entries(REPLACED).some(([to, tags]) => BLOCKS.includes(to) && tags.includes(tag));

/**
 * The HTML that may be stored and shown: paragraphs, two levels of headings, lists, bold, italic, line breaks and links,
 * without any other attribute. All else loses its tags, scripts and styles their content too. What comes out stays as
 * it is when it goes in again.
 */
export async function sanitizeRichText(html: string): Promise<string> {
  // Its parsers take a while to load; only processes in which somebody writes pay for it.
  const { default: sanitizeHtml } = await import('sanitize-html');
  // Once more, because what became a paragraph inside of one is only then taken apart, as a browser would.
  const clean = sanitizeHtml(sanitizeHtml(html, options), options).trim();
  return VISIBLE.test(plainText(clean)) ? clean : '';
}

/**
 * The sanitised text of a field.
 * @throws Refusal INVALID too_long on the path, with the limit in bytes.
 */
export async function requireRichText(path: string, html: string): Promise<string> {
  const clean = await sanitizeRichText(html);
  if (Buffer.byteLength(clean) > RICH_TEXT_BYTES_MAX)
    throw invalidField(path, 'too_long', { max: RICH_TEXT_BYTES_MAX });
  return clean;
}

/** Addresses of the web and of mail, as a browser reads them; nothing that is relative or runs. */
function addressOf(href: string | undefined): string | undefined {
  const url = URL.parse(href ?? '');
  if (!url || !['http:', 'https:', 'mailto:'].includes(url.protocol)) return undefined;
  // A name before the host makes `https://known.example@other.example` look like what it is not.
  return url.username || url.password ? undefined : url.href;
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words of sanitised HTML without markup, a line for each block: for excerpts, search and whatever is no page. */
export const plainText = (html: string): string =>
  html
    .replace(/<(?:br \/|\/?(?:p|h2|h3|ul|ol|li))>/g, '\n')
    .replace(/<[^>]*>/g, '')
    // The sanitiser writes no others.
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
