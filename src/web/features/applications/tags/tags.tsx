import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { TAG_MAX, TAGS_MAX } from '#contract/limits.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { failureOf, problemOf, problemText } from '#web/app/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { TagField } from '#web/ui/tag-field.tsx';

/** The company's tags of an application; each change is saved at once. */
export function Tags({ applicationId }: { applicationId: string }) {
  const { data: saved, error, refetch } = useQuery(queries.tags.read.queryOptions({ input: { id: applicationId } }));
  const { data: known = [] } = useQuery(queries.tags.known.queryOptions());
  const [changed, setChanged] = useState<string[]>();
  const [problem, setProblem] = useState<string>();
  const failure = failureOf({ data: saved, error });
  if (failure) return <Alert variant="attention">{failure}</Alert>;
  if (!saved) return null;
  const tags = changed ?? saved;
  const save = async (wanted: string[]) => {
    setChanged(wanted);
    setProblem(undefined);
    try {
      await api.tags.change({
        id: applicationId,
        add: wanted.filter((tag) => !tags.includes(tag)),
        remove: tags.filter((tag) => !wanted.includes(tag)),
      });
      await refetch();
    } catch (refused) {
      setProblem(problemText(problemOf(refused)));
    }
    setChanged(undefined);
  };
  return (
    <section aria-label={m.tags_title()}>
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
    </section>
  );
}
