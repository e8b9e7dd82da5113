import { useEffect } from 'react';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { buttonClass } from '#web/ui/button-style.ts';
import { Button } from '#web/ui/button.tsx';

import { logClientError } from './error-log.ts';
import { href } from './href.ts';

/** What is shown where a whole page fails (specification, section 2, "Error fallback"). */
export function PageError({ error }: { error: unknown }) {
  useEffect(() => logClientError(error, 'page'), [error]);
  return (
    <section className="page-width py-20 md:py-28" role="alert">
      <h1>{m.app_error_title()}</h1>
      <p className="mt-4 mb-8 max-w-[36rem] text-soft">{m.app_error_hint()}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>{m.app_try_again()}</Button>
        {/* A plain link: what failed may be the router itself. */}
        <a href={href(paths.home())} className={buttonClass({ variant: 'outline' })}>
          {m.app_go_home()}
        </a>
      </div>
    </section>
  );
}
