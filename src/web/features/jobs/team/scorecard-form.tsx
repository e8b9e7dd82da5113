import { CRITERIA_MAX } from '#contract/limits.ts';
import type { CriterionInput } from '#contract/scorecards/scorecards.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { ListForm } from '#web/app/list-form.tsx';
import { newRandomId } from '#web/app/random-id.ts';
import { useListForm } from '#web/app/use-list-form.ts';

import { CriterionCard, type CriterionDraft } from './criterion-card.tsx';

const emptyCriterion = (): CriterionDraft => ({ key: newRandomId(), names: {}, guide: '', points: 5 });

const draftOf = (criterion: CriterionInput): CriterionDraft => ({ ...criterion, key: newRandomId() });

const inputOf = ({ key: _key, ...criterion }: CriterionDraft): CriterionInput => criterion;

export function ScorecardForm({ jobId, first }: { jobId: string; first: readonly CriterionInput[] }) {
  const form = useListForm({
    first: () => first.map(draftOf),
    save: async (criteria) =>
      (await api.scorecards.saveCriteria({ id: jobId, criteria: criteria.map(inputOf) })).map(draftOf),
    savedText: m.scorecard_saved,
    unsavedText: m.scorecard_unsaved,
  });
  return (
    <ListForm
      form={form}
      path="criteria"
      max={CRITERIA_MAX}
      words={{
        empty: m.scorecard_none(),
        emptyText: m.scorecard_none_text(),
        add: m.scorecard_add(),
        save: m.scorecard_save(),
      }}
      create={emptyCriterion}
    >
      {(criterion, row, at) => (
        <CriterionCard
          key={criterion.key}
          {...row}
          criterion={criterion}
          onChange={(change) => form.set(form.rows.with(at, { ...criterion, ...change }))}
        />
      )}
    </ListForm>
  );
}
