import { html } from 'hono/html';

import type { Locale } from '#contract/locales.ts';

interface PlainPage {
  locale: Locale;
  title: string;
  /** Of the head; none by default. */
  script?: string | undefined;
  /** A code that `script` remembers in the browser. */
  failed?: string;
  content: unknown;
}

/** A page without React, with one style that works without everything else. */
export const plainPage = ({ locale, title, script, failed, content }: PlainPage): ReturnType<typeof html> =>
  html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/plain.css" />
        ${script === undefined ? '' : html`<script type="module" src="${script}"></script>`}
      </head>
      <body>
        <main${failed === undefined ? '' : html` data-failed="${failed}"`}>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
