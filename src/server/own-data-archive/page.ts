import { html, raw } from 'hono/html';

import type { OwnData } from '#contract/accounts/own-data.ts';
import { m } from '#generated/paraglide/messages.js';

import { DATA_NAME } from './names.ts';
import { isFilled, type Cell, type Part, type Section } from './parts.ts';
import type { Words } from './words.ts';

type Markup = ReturnType<typeof html>;

/** Read without the site and without a connection: nothing is loaded, and nothing runs. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** There is no other file to load. The colours are those of the site (src/web/ui/tokens.css). */
const STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#faf6ee, #171512);
  --ink: light-dark(#1d1a15, #f3eee4);
  --soft: light-dark(#524b40, #c0b7a7);
  --line: light-dark(#dfd6c6, #3a352d);
  --accent: light-dark(#17513b, #93cfac);
  font: 16px/1.6 system-ui, sans-serif;
  background: var(--paper);
  color: var(--ink);
}
body { max-width: 64rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { line-height: 1.2; }
h1, h2, h3, h4, h5, h6, p, dd { overflow-wrap: anywhere; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; padding: 0; list-style: none; }
main > section { border-top: 1px solid var(--line); margin-top: 2rem; }
section section { border-inline-start: 3px solid var(--line); margin: 1.5rem 0; padding-inline-start: 1rem; }
dl { display: grid; gap: 0.5rem; }
dl > div { display: grid; gap: 0 1.5rem; }
dt { color: var(--soft); }
dd { margin: 0; }
p, dd, td { white-space: pre-line; }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { min-width: 8rem; padding: 0.5rem 1rem 0.5rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
th { color: var(--soft); font-weight: 500; }
@media (min-width: 40rem) { dl > div { grid-template-columns: 14rem 1fr; } }
@media (max-width: 39.99rem) {
  table, tbody, tr, td { display: block; }
  thead { display: none; }
  tr { border-bottom: 1px solid var(--line); padding-block: 0.5rem; }
  td { padding: 0.25rem 0; border: 0; overflow-wrap: anywhere; }
  td:empty { display: none; }
  td::before { content: attr(data-head); display: block; color: var(--soft); font-size: 0.875rem; }
}
@media print { .wide { overflow: visible; } main > section { break-inside: auto; } }
`;

export function pageOf({ exportedAt, account }: OwnData, sections: readonly Section[], site: string, w: Words): Markup {
  const { locale } = w;
  const filled = sections.filter(({ parts }) => parts.some(isFilled));
  const empty = sections.filter((section) => !filled.includes(section)).map(({ title }) => title);
  const title = m.owndata_page_title({ name: account.name, site }, { locale });
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
        <title>${title}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          <p>${m.owndata_page_lead({ site, time: w.moment(exportedAt) }, { locale })}</p>
          <p>${m.owndata_page_data({}, { locale })} <a href="${DATA_NAME}">${DATA_NAME}</a></p>
          <nav aria-label="${w.say(m.owndata_contents)}">
            <ul>
              ${filled.map(({ id, title: name }) => html`<li><a href="#${id}">${name}</a></li>`)}
            </ul>
          </nav>
        </header>
        <main>
          ${filled.map(sectionOf)}
          ${empty.length > 0 ? html`<p>${m.owndata_page_empty({ sections: w.list(empty) }, { locale })}</p>` : ''}
        </main>
      </body>
    </html> `;
}

const sectionOf = ({ id, title, parts }: Section): Markup =>
  html`<section aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    ${parts.filter(isFilled).map((part) => partOf(part, 3, title))}
  </section>`;

function partOf(part: Part, level: number, above: string): Markup {
  switch (part.kind) {
    case 'facts':
      return html`<dl>
        ${part.facts.map(
          ([label, cell]) =>
            html`<div>
              <dt>${label}</dt>
              <dd>${cellOf(cell)}</dd>
            </div>`,
        )}
      </dl>`;
    case 'table':
      return html`${part.title ? heading(level, part.title) : ''} ${tableOf(part, part.title || above)}`;
    case 'text':
      return html`${heading(level, part.title)}
        <p>${part.text}</p>`;
    default:
      return html`<section>
        ${heading(level, part.title)} ${part.parts.filter(isFilled).map((one) => partOf(one, level + 1, part.title))}
      </section>`;
  }
}

/**
 * Wide tables scroll on their own, also by keyboard. On a narrow screen a row is a block, whose roles still name it a
 * row.
 */
const tableOf = ({ heads, rows }: Extract<Part, { kind: 'table' }>, label: string): Markup =>
  html`<div class="wide" role="group" aria-label="${label}" tabindex="0">
    <table role="table">
      <thead role="rowgroup">
        <tr role="row">
          ${heads.map((head) => html`<th role="columnheader" scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${rows.map(
          (row) =>
            html`<tr role="row">
              ${row.map((cell, at) => html`<td role="cell" data-head="${heads[at] ?? ''}">${cellOf(cell)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

const LOWEST = 6;

function heading(level: number, title: string): Markup {
  const tag = raw(`h${Math.min(level, LOWEST)}`);
  return html`<${tag}>${title}</${tag}>`;
}

const cellOf = (cell: Cell): Markup | string =>
  typeof cell === 'string' ? cell : html`<a href="${cell.href}">${cell.text}</a>`;
