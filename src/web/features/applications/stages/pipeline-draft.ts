import { stageStatuses, type StageStatus } from '#contract/applications/application-status.ts';
import type { Pipeline, PipelineInput } from '#contract/applications/stages.ts';
import type { LocalizedWords } from '#contract/localized-words.ts';
import { newRandomId } from '#web/app/random-id.ts';

export interface StageDraft {
  key: string;
  id: string | undefined;
  names: LocalizedWords;
  status: StageStatus;
}

/** A pipeline that is being edited. */
export interface PipelineDraft {
  key: string;
  id: string | undefined;
  name: string;
  isDefault: boolean;
  stages: StageDraft[];
}

export const emptyStage = (status: StageStatus): StageDraft => ({
  key: newRandomId(),
  id: undefined,
  names: {},
  status,
});

/** Starts with one stage for each status. */
export const emptyPipeline = (isDefault: boolean): PipelineDraft => ({
  key: newRandomId(),
  id: undefined,
  name: '',
  isDefault,
  stages: stageStatuses.map(emptyStage),
});

export const draftOf = ({ id, name, isDefault, stages }: Pipeline): PipelineDraft => ({
  key: id,
  id,
  name,
  isDefault,
  stages: stages.map((stage) => ({ ...stage, key: stage.id })),
});

export const inputOf = ({ id, name, isDefault, stages }: PipelineDraft): PipelineInput => ({
  ...(id === undefined ? {} : { id }),
  name,
  isDefault,
  stages: stages.map((stage) => ({
    ...(stage.id === undefined ? {} : { id: stage.id }),
    names: stage.names,
    status: stage.status,
  })),
});
