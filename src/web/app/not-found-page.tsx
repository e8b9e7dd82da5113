import { data } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { pageMeta } from '#web/app/page-meta.ts';
import { ButtonLink } from '#web/ui/link.tsx';

import type { Route } from './+types/not-found-page';
import { href } from './href.ts';
import { publicPage } from './page-kind.ts';

export const handle = publicPage;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.app_not_found() });

export const loader = () => data(null, 404);

/** Specification, section 2. */
export function NotFound() {
  return (
    <section className="page-width py-20 md:py-28">
      <p className="font-serif text-4xl text-accent" aria-hidden>
        404
      </p>
      <h1 className="mt-2">{m.app_not_found()}</h1>
      <p className="mt-4 mb-8 max-w-[36rem] text-soft">{m.app_not_found_hint()}</p>
      <ButtonLink to={href(paths.home())}>{m.app_return_home()}</ButtonLink>
    </section>
  );
}

export default NotFound;
