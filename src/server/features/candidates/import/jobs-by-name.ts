import { type ApplicationStatus, isDecided } from '#contract/applications/application-status.ts';
import type { ImportNote } from '#contract/imports/import-procedures.ts';

import type { TxCtx } from '../../../context.ts';
import '../../companies/pipelines/table.ts';
import { keyOf } from '../../imports/cells/key-of.ts';
import '../../imports/table.ts';
import '../../jobs/table.ts';
import type { ImportedCandidate } from './read-row.ts';
import { statusOfName } from './statuses.ts';

interface Stage {
  id: string;
  status: ApplicationStatus;
  keys: string[];
}

export interface JobsByName {
  /** Ids of open and paused jobs by id, reference and title. */
  jobs: Map<string, Set<string>>;
  /** In the order of the pipeline. */
  stages: Map<string, Stage[]>;
}

/** Of a company. */
export async function findJobsByName({ db }: Pick<TxCtx, 'db'>, companyId: string): Promise<JobsByName> {
  const open = db
    .selectFrom('job')
    .where('job.company_id', '=', companyId)
    .where('job.status', 'in', ['active', 'paused'])
    .where('job.hidden_at', 'is', null);
  const [named, stages] = await Promise.all([
    open
      .innerJoin('job_translation as text', 'text.job_id', 'job.id')
      .leftJoin('imported_job as known', 'known.job_id', 'job.id')
      .select(['job.id', 'text.title', 'known.reference'])
      .execute(),
    open
      .innerJoin('pipeline_stage as stage', 'stage.pipeline_id', 'job.pipeline_id')
      .select(['job.id as jobId', 'stage.id', 'stage.status', 'stage.names'])
      .orderBy('stage.position')
      .execute(),
  ]);
  const jobs: JobsByName['jobs'] = new Map();
  for (const { id, title, reference } of named)
    for (const name of [id, title, reference ?? ''])
      if (name !== '') jobs.set(keyOf(name), (jobs.get(keyOf(name)) ?? new Set()).add(id));
  return {
    jobs,
    stages: Map.groupBy(
      stages.map(({ names, ...stage }) => ({ ...stage, keys: Object.values(names).map(keyOf) })),
      ({ jobId }) => jobId,
    ),
  };
}

export interface Placed {
  /** Null without a job, and for a job or a status that cannot be entered: the row's words are kept as a note. */
  jobId: string | null;
  status: ApplicationStatus;
  stageId: string | null;
  notes: ImportNote[];
}

/** The job and the stage that a row names. */
export function placeIn({ jobs, stages }: JobsByName, row: ImportedCandidate): Placed {
  const ids = row.job === '' ? new Set<string>() : jobs.get(keyOf(row.job));
  const [jobId = null] = ids ?? [];
  const notes: ImportNote[] = [];
  if (ids === undefined || ids.size > 1) notes.push({ code: 'job_unknown', field: 'job', value: row.job });
  const isOne = jobId !== null && ids?.size === 1;
  const stage = isOne ? stages.get(jobId)?.find(({ keys }) => keys.includes(keyOf(row.stage))) : undefined;
  const decided = row.isRejected ? 'rejected' : decisionIn(row);
  const status = decided ?? stage?.status ?? statusOfName(row.stage) ?? statusOfName(row.status);
  if (isOne && status === undefined && (row.stage || row.status))
    notes.push({ code: 'stage_unknown', field: 'stage', value: row.stage || row.status });
  return {
    // A person who withdrew in the other system does not become an applicant.
    jobId: isOne && status !== 'withdrawn' ? jobId : null,
    status: status ?? 'new',
    stageId: stage !== undefined && stage.status === status ? stage.id : null,
    notes,
  };
}

/** "Rejected" is often told by the status while the stage is where it happened. */
function decisionIn({ stage, status }: ImportedCandidate): ApplicationStatus | undefined {
  return [statusOfName(status), statusOfName(stage)].find((one) => one !== undefined && isDecided(one));
}

/** Also what the row says about a job that does not become an application. */
export function noteOf({ note, job, stage, status, appliedOn }: ImportedCandidate, { jobId, notes }: Placed): string {
  const isKept = jobId !== null && notes.length === 0;
  const kept = isKept ? '' : [job, stage, status, appliedOn].filter(Boolean).join(' · ');
  return [note, kept].filter(Boolean).join('\n');
}
