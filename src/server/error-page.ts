import { html } from 'hono/html';

import { localizePath, splitLocale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import type { ProblemCode } from '#contract/problems.ts';
import { m } from '#generated/paraglide/messages.js';

import { plainPage } from './plain-page.ts';

/** Self-contained, for when rendering fails or the database is away. `script` remembers the error in the browser. */
export function errorPage(pathname: string, code: ProblemCode, script: string | undefined): ReturnType<typeof html> {
  const { locale } = splitLocale(pathname);
  const options = { locale };
  return plainPage({
    locale,
    title: m.app_error_title({}, options),
    script,
    failed: code,
    content: html`<p>
        ${m.app_error_hint({}, options)}
        ${code === 'UNAVAILABLE' ? m.problem_unavailable({}, options) : m.problem_internal({}, options)}
      </p>
      <p><a href="">${m.app_try_again({}, options)}</a></p>
      <p><a href="${localizePath(paths.home(), locale)}">${m.app_go_home({}, options)}</a></p>`,
  });
}
