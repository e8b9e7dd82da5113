import { Plus } from 'lucide-react';

import { PIPELINE_NAME_MAX, STAGES_MAX } from '#contract/limits.ts';
import { m } from '#generated/paraglide/messages.js';
import type { RowProps } from '#web/app/list-form.tsx';
import { RowCard } from '#web/app/row-card.tsx';
import { moved, problemsWithin } from '#web/app/row-list.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { emptyStage, type PipelineDraft, type StageDraft } from './pipeline-draft.ts';
import { StageFields } from './stage-fields.tsx';

interface PipelineCardProps extends RowProps {
  pipeline: PipelineDraft;
  onChange: (changed: Partial<PipelineDraft>) => void;
}

export function PipelineCard({ pipeline, number, problems, onChange, ...row }: PipelineCardProps) {
  const { name, isDefault, stages } = pipeline;
  return (
    <RowCard
      title={m.stages_pipeline_number({ number })}
      labels={{
        up: m.stages_pipeline_up({ number }),
        down: m.stages_pipeline_down({ number }),
        remove: m.stages_pipeline_remove({ number }),
      }}
      {...row}
    >
      <TextField
        label={m.stages_pipeline_name()}
        hint={m.stages_pipeline_name_hint()}
        isRequired
        maxLength={PIPELINE_NAME_MAX}
        autoComplete="off"
        value={name}
        errorMessage={problems.get('name')}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <Checkbox
        label={m.stages_default()}
        checked={isDefault}
        onChange={(event) => onChange({ isDefault: event.currentTarget.checked })}
      />
      <StageList {...{ stages, problems }} onChange={(changed) => onChange({ stages: changed })} />
    </RowCard>
  );
}

interface StageListProps {
  stages: readonly StageDraft[];
  /** Errors by path within the pipeline. */
  problems: ReadonlyMap<string, string>;
  onChange: (stages: StageDraft[]) => void;
}

function StageList({ stages, problems, onChange }: StageListProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-sm font-semibold">{m.stages_list()}</legend>
      <ol className="flex flex-col gap-5">
        {stages.map((stage, at) => (
          <StageFields
            key={stage.key}
            stage={stage}
            number={at + 1}
            isFirst={at === 0}
            isLast={at === stages.length - 1}
            canRemove={stages.length > 1}
            problems={problemsWithin(problems, `stages.${at}.`)}
            onChange={(changed) => onChange(stages.with(at, { ...stage, ...changed }))}
            onMove={(by) => onChange(moved(stages, at, at + by))}
            onRemove={() => onChange(stages.toSpliced(at, 1))}
          />
        ))}
      </ol>
      {stages.length < STAGES_MAX && (
        <Button
          variant="outline"
          size="sm"
          className="mt-4"
          onClick={() => onChange([...stages, emptyStage(stages.at(-1)?.status ?? 'viewed')])}
        >
          <Plus aria-hidden="true" />
          {m.stages_stage_add()}
        </Button>
      )}
    </fieldset>
  );
}
