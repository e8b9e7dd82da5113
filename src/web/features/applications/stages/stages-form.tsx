import type { Pipeline } from '#contract/applications/stages.ts';
import { PIPELINES_MAX } from '#contract/limits.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { ListForm } from '#web/app/list-form.tsx';
import { withIdsOf, withKeysOf } from '#web/app/row-list.ts';
import { useListForm } from '#web/app/use-list-form.ts';

import { PipelineCard } from './pipeline-card.tsx';
import { draftOf, emptyPipeline, inputOf, type PipelineDraft } from './pipeline-draft.ts';

export function StagesForm({ companyId, first }: { companyId: string; first: readonly Pipeline[] }) {
  const form = useListForm({
    first: () => first.map(draftOf),
    save: async (pipelines) =>
      (await api.stages.save({ id: companyId, pipelines: pipelines.map(inputOf) })).map(draftOf),
    inner: {
      withKeys: (saved, sent) => ({ ...saved, stages: withKeysOf(saved.stages, sent.stages) }),
      withIds: (pipeline, saved) => ({ ...pipeline, stages: withIdsOf(pipeline.stages, saved.stages) }),
    },
    savedText: m.stages_saved,
    unsavedText: m.stages_unsaved,
  });
  return (
    <ListForm
      form={form}
      path="pipelines"
      max={PIPELINES_MAX}
      words={{
        empty: m.stages_none(),
        emptyText: m.stages_none_text(),
        add: m.stages_pipeline_add(),
        save: m.stages_save(),
      }}
      create={() => emptyPipeline(form.rows.length === 0)}
    >
      {(pipeline, row, at) => (
        <PipelineCard
          key={pipeline.key}
          {...row}
          pipeline={pipeline}
          onChange={(changed) => form.set(withChange(form.rows, at, changed))}
        />
      )}
    </ListForm>
  );
}

/** At most one is the default. */
const withChange = (pipelines: readonly PipelineDraft[], at: number, changed: Partial<PipelineDraft>) =>
  pipelines.map((pipeline, place) =>
    place === at ? { ...pipeline, ...changed } : { ...pipeline, isDefault: pipeline.isDefault && !changed.isDefault },
  );
