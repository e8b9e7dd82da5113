import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Attributes, IOptions, Tag, Transformer } from 'sanitize-html';

import { RICH_TEXT_BYTES_MAX } from '#contract/limits.ts';

import { invalidField } from '../../platform/http/refusal.ts';

const BLOCKS = ['p', 'h2', 'h3', 'ul', 'ol', 'li'];

/** Replacements keep words separate. Tags in neither list are removed, their words stay. */
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

/** Removed with their content. */
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

/** In characters. */
const PASS_AT_ONCE = 1_000;

/** No one writes deeper markup by hand, and recursive parsers overflow the stack on it. */
const NESTING_MAX = 30;

// XML cannot hold these, so one would break every feed (XML 1.0, 2.2).
// oxlint-disable-next-line no-control-regex -- matches control characters
const NOT_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

/** Characters that texts may not contain, written as entities (`textSchema`). */
const ENDLESS_MARKS = /(?<=\p{M}{30})\p{M}+/gu;

const VISIBLE = /[^\p{C}\p{Z}]/u;

const rename =
  (tagName: string): Transformer =>
  () => ({ tagName, attribs: {} });

const keepLink = (_tag: string, { href }: Attributes): Tag => {
  const address = addressOf(href);
  // Not an allowed tag: only its words stay.
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
  textFilter: (text) => text.replace(NOT_TEXT, '').replace(ENDLESS_MARKS, ''),
  exclusiveFilter: ({ tag, text }) => (isBlock(tag) ? !VISIBLE.test(text) : tag !== 'br' && text === ''),
};

const isBlock = (tag: string): boolean =>
  BLOCKS.includes(tag) || Object.entries(REPLACED).some(([to, tags]) => BLOCKS.includes(to) && tags.includes(tag));

/**
 * Keeps paragraphs, two heading levels, lists, bold, italic, line breaks and links, without other attributes.
 * Idempotent.
 */
export async function sanitizeRichText(html: string): Promise<string> {
  // Loaded on first use, because it loads slowly.
  const { default: sanitizeHtml } = await import('sanitize-html');
  // Yields to requests between the passes over long texts.
  const sanitize = async (text: string): Promise<string> => {
    if (text.length > PASS_AT_ONCE) await nextTurn();
    return sanitizeHtml(text, options);
  };
  // Twice, because nested paragraphs are only split on the second pass.
  const clean = (await sanitize(await sanitize(html))).trim();
  return VISIBLE.test(plainText(clean)) ? clean : '';
}

/** @throws Refusal INVALID too_long on the path, with the limit in bytes. */
export async function requireRichText(path: string, html: string, max = RICH_TEXT_BYTES_MAX): Promise<string> {
  const clean = await sanitizeRichText(html);
  if (Buffer.byteLength(clean) > max) throw invalidField(path, 'too_long', { max });
  return clean;
}

/** Parsed as browsers do; undefined for all but web and mail addresses. */
function addressOf(href: string | undefined): string | undefined {
  const url = URL.parse(href ?? '');
  if (!url || !['http:', 'https:', 'mailto:'].includes(url.protocol)) return undefined;
  // User info makes `https://known.example@other.example` look like another host.
  return url.username || url.password ? undefined : url.href;
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** One line per block; `html` must be sanitised. */
export const plainText = (html: string): string =>
  html
    .replace(/<(?:br \/|\/?(?:p|h2|h3|ul|ol|li))>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    // The sanitiser writes no other entities.
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
