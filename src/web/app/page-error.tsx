import { useLocation } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { buttonClass } from '#web/ui/button-style.ts';

import { useLoggedError } from './error-log.ts';
import { href } from './href.ts';
import { useIsStaticPage } from './page-kind.ts';

/**
 * Specification, section 2, "Error fallback". Plain links: static pages have no React, and elsewhere the router may
 * have failed.
 */
export function PageError({ error }: { error: unknown }) {
  const isStaticPage = useIsStaticPage();
  const { pathname, search } = useLocation();
  useLoggedError(error);
  return (
    <section
      className="page-width py-20 md:py-28"
      role="alert"
      data-failed={isStaticPage ? messageOf(error) : undefined}
    >
      <h1>{m.app_error_title()}</h1>
      <p className="mt-4 mb-8 max-w-[36rem] text-soft">{m.app_error_hint()}</p>
      <div className="flex flex-wrap gap-3">
        <a href={pathname + search} className={buttonClass({})}>
          {m.app_try_again()}
        </a>
        <a href={href(paths.home())} className={buttonClass({ variant: 'outline' })}>
          {m.app_go_home()}
        </a>
      </div>
    </section>
  );
}

/** In production the server replaces error messages. */
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
