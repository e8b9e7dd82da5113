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
  /** Missing where the status is the column. */
  stage?: Stage;
}

// Withdrawn applications need no action and are only in the table.
const boardStatuses = applicationStatuses.filter((status) => status !== 'withdrawn');

const isStageStatus = (status: ApplicationStatus): boolean => stageStatuses.some((one) => one === status);

/** The stages of a job in place of the statuses between new and a decision; without them, the statuses. */
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
  // A status that no stage stands for is a column of its own: applications may be in it already.
  const others = stageStatuses.filter((status) => stages.every((stage) => stage.status !== status)).map(ofStatus);
  return [
    ofStatus('new'),
    ...others.filter(({ status }) => status === 'viewed'),
    ...own,
    ...others.filter(({ status }) => status !== 'viewed'),
    ...boardStatuses.filter((status) => status !== 'new' && !isStageStatus(status)).map(ofStatus),
  ];
}
