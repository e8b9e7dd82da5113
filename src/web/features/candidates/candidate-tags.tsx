import { useState } from 'react';

import type { Candidate } from '#contract/candidates/candidate-views.ts';
import { TAG_MAX, TAGS_MAX } from '#contract/limits.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { TagField } from '#web/ui/tag-field.tsx';

interface CandidateTagsProps {
  candidate: Candidate;
  known: readonly string[];
  onChanged: () => Promise<void>;
}

/** Each change is saved at once. */
export function CandidateTags({ candidate: { id, tags: saved }, known, onChanged }: CandidateTagsProps) {
  const [changed, setChanged] = useState<string[]>();
  const [problem, setProblem] = useState<string>();
  const tags = changed ?? saved;
  const save = async (wanted: string[]) => {
    setChanged(wanted);
    setProblem(undefined);
    try {
      await api.candidates.changeTags({
        id,
        add: wanted.filter((tag) => !tags.includes(tag)),
        remove: tags.filter((tag) => !wanted.includes(tag)),
      });
      await onChanged();
    } catch (refused) {
      setProblem(problemText(problemOf(refused)));
    }
    setChanged(undefined);
  };
  return (
    <TagField
      label={m.tags_title()}
      hint={m.tags_hint()}
      value={tags}
      suggestions={known}
      maxTags={TAGS_MAX}
      maxLength={TAG_MAX}
      errorMessage={problem}
      onChange={(wanted) => void save(wanted)}
    />
  );
}
