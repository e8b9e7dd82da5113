import {
  type ApplicationStatus,
  applicationStatuses,
  stageStatuses,
} from '#contract/applications/application-status.ts';
import type { Stage } from '#contract/applications/stages.ts';

import { statusListName } from '../status-words.ts';
import type { Shown } from './received-filters.ts';

export interface BoardColumn {
  shown: Shown;
  name: string;
  status: ApplicationStatus;
  /** Undefined if the column is a status. */
  stage?: Stage;
}

// Withdrawn applications need no action and appear only in the table.
const boardStatuses = applicationStatuses.filter((status) => status !== 'withdrawn');

const isStageStatus = (status: ApplicationStatus): boolean => stageStatuses.some((one) => one === status);

/** A job's stages replace the statuses between new and a decision; without stages, the statuses. */
export function boardColumns(stages: readonly Stage[]): BoardColumn[] {
  const ofStatus = (status: ApplicationStatus): BoardColumn => ({
    shown: status,
    name: statusListName(status),
    status,
  });
  if (stages.length === 0) return boardStatuses.map(ofStatus);
  const own = stages.map((stage) => ({
    shown: `stage:${stage.id}` as const,
    name: stage.name,
    status: stage.status,
    stage,
  }));
  // A status without a stage has its own column: it may already contain applications.
  const others = stageStatuses.filter((status) => stages.every((stage) => stage.status !== status)).map(ofStatus);
  return [
    ofStatus('new'),
    ...others.filter(({ status }) => status === 'viewed'),
    ...own,
    ...others.filter(({ status }) => status !== 'viewed'),
    ...boardStatuses.filter((status) => status !== 'new' && !isStageStatus(status)).map(ofStatus),
  ];
}
