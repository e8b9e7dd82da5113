import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { PIPELINES_MAX } from '#contract/limits.ts';
import type { Pipeline } from '#contract/stages.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { fieldText, problemOf, problemText } from '#web/app/problem.ts';
import { moved, problemsWithin } from '#web/app/row-list.ts';
import { useUnsavedGuard } from '#web/app/use-unsaved-guard.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { PipelineCard } from './pipeline-card.tsx';
import { draftOf, emptyPipeline, inputOf, type PipelineDraft } from './pipeline-draft.ts';

export function StagesForm({ companyId, first }: { companyId: string; first: readonly Pipeline[] }) {
  const { pipelines, problems, problem, isDirty, isSaving, set, save } = usePipelines(companyId, first);
  const list = useRef<HTMLDivElement>(null);
  useUnsavedGuard(isDirty, m.stages_unsaved);
  useEffect(() => {
    if (problems.size > 0) list.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems]);
  const add = () => {
    // Rendered at once, so that the new field is there to be focused.
    flushSync(() => set([...pipelines, emptyPipeline(pipelines.length === 0)]));
    list.current?.querySelector<HTMLInputElement>(':scope > fieldset:last-of-type input')?.focus();
  };
  return (
    <form
      noValidate
      method="dialog"
      className="flex max-w-[48rem] flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {pipelines.length === 0 && <EmptyState title={m.stages_none()}>{m.stages_none_text()}</EmptyState>}
      <div ref={list} className="flex flex-col gap-6">
        {pipelines.map((pipeline, at) => (
          <PipelineCard
            key={pipeline.key}
            pipeline={pipeline}
            number={at + 1}
            isFirst={at === 0}
            isLast={at === pipelines.length - 1}
            problems={problemsWithin(problems, `pipelines.${at}.`)}
            onChange={(changed) => set(withChange(pipelines, at, changed))}
            onMove={(by) => set(moved(pipelines, at, at + by))}
            onRemove={() => set(pipelines.toSpliced(at, 1))}
          />
        ))}
      </div>
      {pipelines.length < PIPELINES_MAX && (
        <Button variant="outline" className="self-start" onClick={add}>
          <Plus aria-hidden="true" />
          {m.stages_pipeline_add()}
        </Button>
      )}
      {problem && <Alert variant="attention">{problem}</Alert>}
      {(isDirty || pipelines.length > 0) && (
        <Button type="submit" className="self-start" isPending={isSaving}>
          {m.stages_save()}
        </Button>
      )}
    </form>
  );
}

/** One at most is the default. */
const withChange = (pipelines: readonly PipelineDraft[], at: number, changed: Partial<PipelineDraft>) =>
  pipelines.map((pipeline, place) =>
    place === at ? { ...pipeline, ...changed } : { ...pipeline, isDefault: pipeline.isDefault && !changed.isDefault },
  );

function usePipelines(companyId: string, first: readonly Pipeline[]) {
  const [pipelines, setPipelines] = useState(() => first.map(draftOf));
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [problem, setProblem] = useState<string>();
  const [isDirty, setDirty] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const set = (changed: PipelineDraft[]) => {
    setPipelines(changed);
    setDirty(true);
  };
  const save = async (): Promise<void> => {
    setSaving(true);
    setProblem(undefined);
    setProblems(new Map());
    try {
      const saved = await api.stages.save({ id: companyId, pipelines: pipelines.map(inputOf) });
      setPipelines(saved.map(draftOf));
      setDirty(false);
      showToast({ title: m.stages_saved() });
    } catch (failure) {
      const refused = problemOf(failure);
      setProblem(problemText(refused));
      setProblems(new Map(refused.fields.map((field) => [field.path, fieldText(field)])));
    } finally {
      setSaving(false);
    }
  };
  return { pipelines, problems, problem, isDirty, isSaving, set, save };
}
