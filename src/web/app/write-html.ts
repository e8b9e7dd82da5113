import { createHash } from 'node:crypto';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { Locale } from '#contract/locales.ts';
import { keepResults } from '#web/ui/keep-results.ts';

/** Some 5 KB each. */
const KEPT = 1_500;
const VERSION_LENGTH = 10;
const ID_LENGTH = 5;

const keep = keepResults<{ version: string; html: string }>(KEPT);
const numbers = new Map<unknown, number>();

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** On the server. The HTML of a component that depends on its props and the language alone, rendered once for the same ones. */
export function writeHtml<Props extends object>(locale: Locale, component: ComponentType<Props>, props: Props) {
  const number = numbers.get(component) ?? numbers.size;
  numbers.set(component, number);
  const hash = hashOf(JSON.stringify(props));
  return keep(`${locale} ${number} ${hash}`, () => {
    // Ids of elements are the page's own, and the same in each process.
    const html = renderToStaticMarkup(createElement(component, props), { identifierPrefix: hash.slice(0, ID_LENGTH) });
    // Of the HTML: another release may write the same props differently.
    return { version: hashOf(html).slice(0, VERSION_LENGTH), html };
  });
}
