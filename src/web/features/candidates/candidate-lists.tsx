import { useState } from 'react';

import type { CandidateList } from '#contract/candidates/candidate-lists.ts';
import type { Candidate } from '#contract/candidates/candidate-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Link } from '#web/ui/link.tsx';

interface CandidateListsProps {
  candidate: Candidate;
  lists: readonly CandidateList[];
  onChanged: () => Promise<void>;
}

/** On which lists they are; each change is saved at once. */
export function CandidateLists({ candidate, lists, onChanged }: CandidateListsProps) {
  const [pending, setPending] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const change = async (id: string, isOn: boolean) => {
    setPending(id);
    setProblem(undefined);
    try {
      const entry = { id, candidateIds: [candidate.id] };
      await (isOn ? api.candidateLists.put(entry) : api.candidateLists.take(entry));
      await onChanged();
    } catch (refused) {
      setProblem(problemText(problemOf(refused)));
    }
    setPending(undefined);
  };
  return (
    <section aria-labelledby="lists" className="flex flex-col gap-3">
      <h2 id="lists" className="text-lg">
        {m.people_lists()}
      </h2>
      {lists.map(({ id, name }) => {
        const isOn = candidate.lists.some((list) => list.id === id);
        return (
          <Checkbox
            key={id}
            label={name}
            checked={pending === id ? !isOn : isOn}
            onChange={({ currentTarget }) => void change(id, currentTarget.checked)}
          />
        );
      })}
      {problem && <Alert variant="attention">{problem}</Alert>}
      <p>
        <Link to={href(paths.candidateLists())}>{m.people_lists_title()}</Link>
      </p>
    </section>
  );
}
