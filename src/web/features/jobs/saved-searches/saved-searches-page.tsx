import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireViewer } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { Alert } from '#web/ui/alert.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ButtonLink } from '#web/ui/link.tsx';

import type { Route } from './+types/saved-searches-page';
import { SavedSearchCard } from './saved-search-card.tsx';
import { useSavedSearches } from './use-saved-searches.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.saved_searches_title() });

export async function loader(args: Route.LoaderArgs) {
  requireViewer(args);
  return { searches: await requestOf(args.context).api.savedSearches.list() };
}

/** The reader's saved searches; changes take effect at once. */
export default function SavedSearchesPage({ loaderData }: Route.ComponentProps) {
  const { searches, place, status, problem, update, remove } = useSavedSearches(loaderData.searches);
  return (
    <div className="page-width pt-8 pb-12 md:pt-12">
      <h1>{m.saved_searches_title()}</h1>
      {searches.length > 0 && <p className="mt-3 max-w-[40rem] text-soft">{m.saved_searches_lead()}</p>}
      <p role="status" className="mt-2 min-h-6 text-sm text-soft">
        {status}
      </p>
      {problem && <Alert variant="attention">{problem}</Alert>}
      <div ref={place} className="mt-4">
        {searches.length > 0 ? (
          <ul className="grid gap-4 lg:grid-cols-2 lg:items-start">
            {searches.map((search) => (
              <li key={search.id}>
                <SavedSearchCard search={search} onChange={update} onRemove={remove} />
              </li>
            ))}
          </ul>
        ) : (
          <NothingSaved />
        )}
      </div>
    </div>
  );
}

function NothingSaved() {
  return (
    <EmptyState
      title={m.saved_searches_none()}
      action={<ButtonLink to={href(paths.jobs())}>{m.app_browse_jobs()}</ButtonLink>}
    >
      {m.saved_searches_none_text()}
    </EmptyState>
  );
}
