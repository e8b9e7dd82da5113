import { html } from 'hono/html';

import { localizePath, splitLocale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import type { ProblemCode } from '#contract/problems.ts';
import { m } from '#generated/paraglide/messages.js';

/** Self-contained, for when rendering fails or the database is away. `script` remembers the error in the browser. */
export function errorPage(pathname: string, code: ProblemCode, script: string | undefined): ReturnType<typeof html> {
  const { locale } = splitLocale(pathname);
  const options = { locale };
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${m.app_error_title({}, options)}</title>
        <link rel="stylesheet" href="/plain.css" />
        ${script === undefined ? '' : html`<script type="module" src="${script}"></script>`}
      </head>
      <body>
        <main data-failed="${code}">
          <h1>${m.app_error_title({}, options)}</h1>
          <p>
            ${m.app_error_hint({}, options)}
            ${code === 'UNAVAILABLE' ? m.problem_unavailable({}, options) : m.problem_internal({}, options)}
          </p>
          <p><a href="">${m.app_try_again({}, options)}</a></p>
          <p><a href="${localizePath(paths.home(), locale)}">${m.app_go_home({}, options)}</a></p>
        </main>
      </body>
    </html>`;
}
