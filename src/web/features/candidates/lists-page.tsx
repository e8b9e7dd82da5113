import { useState } from 'react';

import { CANDIDATE_LIST_NAME_MAX } from '#contract/candidates/candidate-choices.ts';
import type { CandidateList } from '#contract/candidates/candidate-lists.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { requireRecruiter } from '#web/app/guards.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { useSend } from '#web/app/use-send.ts';
import { CandidatesTabs } from '#web/features/talent/candidates-tabs.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import type { Route } from './+types/lists-page';
import { ListRow } from './list-row.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.people_lists_title() });

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  return { first: await requestOf(args.context).api.candidateLists.list() };
}

/** Lists of candidates that the company's members make by hand. */
export default function ListsPage({ loaderData: { first } }: Route.ComponentProps) {
  const [lists, setLists] = useState(first);
  return (
    <div className="page-width pt-8 pb-12 md:pt-12">
      <CandidatesTabs current="lists" />
      <h1>{m.people_lists_title()}</h1>
      <p className="mt-3 max-w-[42rem] text-soft">{m.people_lists_about()}</p>
      <div className="mt-8 flex max-w-[42rem] flex-col gap-8">
        <NewList onCreated={setLists} />
        {lists.length === 0 ? (
          <p className="text-soft">{m.people_lists_none()}</p>
        ) : (
          <ul className="flex flex-col gap-3">
            {lists.map((list) => (
              <ListRow key={list.id} list={list} onChanged={setLists} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function NewList({ onCreated }: { onCreated: (lists: CandidateList[]) => void }) {
  const [name, setName] = useState('');
  const { problems, problem = problems.get('name'), isSending, refuse, send } = useSend();
  const create = async () => {
    if (isSending) return;
    if (!name.trim()) return refuse('name', m.field_required());
    await send(
      async () => {
        onCreated(await api.candidateLists.create({ name }));
        setName('');
      },
      { isKept: true },
    );
  };
  return (
    <form
      noValidate
      method="dialog"
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <TextField
        label={m.people_list_new()}
        maxLength={CANDIDATE_LIST_NAME_MAX}
        value={name}
        errorMessage={problem}
        className="min-w-0 flex-1 basis-60"
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" isPending={isSending}>
        {m.people_list_create()}
      </Button>
    </form>
  );
}
