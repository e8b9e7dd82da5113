import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import type { SearchConcept } from '#contract/admin/search-words.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { requireAdministrator } from '#web/app/guards.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { useRenderedList } from '#web/app/rendered-list.ts';
import { requestOf } from '#web/app/request-context.ts';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { focusWhenLost } from '#web/ui/focus.ts';
import { LoadMore } from '#web/ui/load-more.tsx';
import { showToast } from '#web/ui/toast.tsx';

import type { Route } from './+types/search-words-tab';
import { AddWordForm } from './add-word-form.tsx';
import { ConceptCard, headingId, type OwnWord } from './concept-card.tsx';
import { Esco } from './esco.tsx';
import { WordFilterForm } from './word-filter-form.tsx';
import { readWordQuery, type WordQuery, wordsHref } from './word-filters.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.admin_words() });

interface ConceptsPage {
  concepts: SearchConcept[];
  nextCursor: string | null;
}

export async function loader(args: Route.LoaderArgs) {
  requireAdministrator(args);
  const query = readWordQuery(args.url.searchParams);
  const { searchWords, esco } = requestOf(args.context).api.admin;
  const [first, names, classification] = await Promise.all([searchWords.list(query), searchWords.names(), esco.read()]);
  return { query, first, names, classification, readAt: Date.now() };
}

export default function SearchWordsTab({ loaderData }: Route.ComponentProps) {
  const { query, first, names, classification, readAt } = loaderData;
  const { revalidate } = useRevalidator();
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2>{m.admin_words()}</h2>
        <p className="mt-1 max-w-prose text-soft">{m.admin_words_text()}</p>
      </div>
      <Card as="section" aria-labelledby="add-word">
        <h3 id="add-word">{m.admin_words_add_title()}</h3>
        <AddWordForm names={names} onAdded={revalidate} />
      </Card>
      <Esco first={classification} readAt={readAt} />
      <WordFilterForm query={query} />
      <Concepts key={readAt} {...{ query, first, readAt }} />
    </div>
  );
}

function Concepts({ query, first, readAt }: { query: WordQuery; first: ConceptsPage; readAt: number }) {
  const { pages, last, more, reload } = useRenderedList({
    key: queries.admin.searchWords.list.key(),
    read: (cursor): Promise<ConceptsPage> => api.admin.searchWords.list({ ...query, cursor }),
    first,
    cursor: query.cursor,
    readAt,
  });
  const [asked, setAsked] = useState<OwnWord>();
  const concepts = [
    ...new Map(pages.flatMap((page) => page.concepts).map((concept) => [concept.key, concept])).values(),
  ];
  const remove = async ({ id, word, concept }: OwnWord) => {
    await api.admin.searchWords.remove({ id });
    await reload();
    showToast({ title: m.admin_words_removed({ word }) });
    // The button has disappeared, and with it the concept if only those with added words are shown.
    focusWhenLost(
      () =>
        document.getElementById(headingId(concept)) ?? document.querySelector<HTMLElement>('[role=search] [name=q]'),
    );
  };
  return (
    <div>
      {concepts.length === 0 ? (
        <NoConcepts query={query} />
      ) : (
        <ul className="flex flex-col gap-4">
          {concepts.map((concept) => (
            <ConceptCard key={concept.key} concept={concept} onRemove={setAsked} />
          ))}
        </ul>
      )}
      <LoadMore
        first={query.cursor && wordsHref({ ...query, cursor: undefined })}
        next={last.nextCursor ? wordsHref({ ...query, cursor: last.nextCursor }) : undefined}
        count={concepts.length}
        more={more}
      />
      {asked && (
        <ConfirmDialog
          title={m.admin_words_remove_title({ word: asked.word })}
          message={m.admin_words_remove_text({ concept: asked.concept.label })}
          confirmLabel={m.admin_words_remove()}
          destructive
          isOpen
          onClose={() => setAsked(undefined)}
          onConfirm={() => remove(asked)}
        />
      )}
    </div>
  );
}

function NoConcepts({ query: { q, own } }: { query: WordQuery }) {
  const [title, text] =
    own && !q
      ? [m.admin_words_none_own(), m.admin_words_none_own_text()]
      : [m.admin_words_none(), m.admin_words_none_text()];
  return (
    <EmptyState icon={<SearchX />} title={title} level={3}>
      {text}
    </EmptyState>
  );
}
