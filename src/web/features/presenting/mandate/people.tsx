import { UsersRound } from 'lucide-react';

import type { Mandate } from '#contract/clients/client-views.ts';
import { paths } from '#contract/paths.ts';
import type { Representation } from '#contract/presenting/representation-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { useLive } from '#web/app/live/live.tsx';
import { distinctById, useRenderedList } from '#web/app/rendered-list.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';

import { PersonRow } from './person-row.tsx';

interface Listed {
  representations: Representation[];
  nextCursor: string | null;
}

interface PeopleProps {
  mandate: Mandate;
  first: Listed;
  /** Ids of presentations after which a placement can begin. */
  placeable: readonly string[];
  readAt: number;
}

/** Who was asked, consented and was presented, with the client's answers; asked last first. */
export function People({ mandate: { id }, first, placeable, readAt }: PeopleProps) {
  const { pages, last, more, reload } = useRenderedList({
    key: queries.representations.list.key(),
    read: (cursor): Promise<Listed> => api.representations.list({ mandate: id, cursor }),
    first,
    cursor: undefined,
    readAt,
  });
  useLive((event) => {
    if (event.type === 'representation' && event.mandateId === id) void reload();
  });
  const onChanged = async () => {
    await reload();
  };
  const people = distinctById(pages.flatMap((page) => page.representations));
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="mb-4">
        {m.representation_people()}
      </h2>
      {people.length === 0 ? (
        <EmptyState
          icon={<UsersRound />}
          title={m.representation_none()}
          action={<ButtonLink to={href(paths.candidates())}>{m.app_candidates()}</ButtonLink>}
        >
          {m.representation_none_text()}
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-4">
          {people.map((person) => (
            <PersonRow
              key={person.id}
              representation={person}
              isPlaceable={placeable.some((one) => one === person.presentation?.id)}
              onChanged={onChanged}
            />
          ))}
        </ul>
      )}
      <LoadMore
        first={undefined}
        next={last.nextCursor ? href(paths.mandate(id), { cursor: last.nextCursor }) : undefined}
        count={people.length}
        more={more}
      />
    </section>
  );
}
