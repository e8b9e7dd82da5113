import type { ClockTask } from '#contract/admin/health.ts';
import { m } from '#generated/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { countText } from '#web/ui/figure-words.ts';
import { type Column, Table } from '#web/ui/table.tsx';
import { Time } from '#web/ui/time.tsx';

import { FoldedSection } from '../folded-section.tsx';
import { intervalText, tookText } from './measures.ts';
import { taskName } from './task-words.ts';

type Run = NonNullable<ClockTask['last']>;

/** Successful runs need no text. */
const states: Record<Exclude<Run['state'], 'done'>, () => string> = {
  waiting: m.admin_health_run_waiting,
  running: m.admin_health_run_running,
  retrying: m.admin_health_run_retrying,
  failed: m.admin_health_run_failed,
};

export function ClockTable({ tasks }: { tasks: readonly ClockTask[] }) {
  return (
    <FoldedSection title={m.admin_health_clock()} isOpen={tasks.some(({ isOverdue }) => isOverdue)}>
      <Table
        caption={m.admin_health_clock()}
        isCaptionHidden
        rows={tasks}
        rowKey={({ task }) => task}
        columns={columns()}
      />
    </FoldedSection>
  );
}

const columns = (): Column<ClockTask>[] => [
  {
    id: 'task',
    header: m.admin_health_task(),
    isRowHeader: true,
    cell: ({ task, isOverdue }) => <Task {...{ task, isOverdue }} />,
  },
  { id: 'interval', header: m.admin_health_interval(), cell: ({ interval }) => intervalText(interval) },
  {
    id: 'last',
    header: m.admin_health_last(),
    cell: ({ last }) => (last ? <LastRun run={last} /> : m.admin_health_never()),
  },
  {
    id: 'took',
    header: m.admin_health_took(),
    align: 'end',
    cell: ({ last }) => (last?.took == null ? '–' : tookText(last.took)),
  },
  { id: 'next', header: m.admin_health_next(), cell: ({ nextAt }) => <Time iso={nextAt} show="datetime" /> },
  { id: 'failures', header: m.admin_health_failures(), align: 'end', cell: ({ failures }) => countText(failures) },
];

function Task({ task, isOverdue }: Pick<ClockTask, 'task' | 'isOverdue'>) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {taskName(task)}
      {isOverdue && <Badge variant="destructive">{m.admin_health_overdue()}</Badge>}
    </span>
  );
}

function LastRun({ run: { state, at, error } }: { run: Run }) {
  return (
    <span className="block">
      <Time iso={at} show="datetime" />
      {state !== 'done' && (
        <span className={`block ${state === 'failed' || state === 'retrying' ? 'text-coral' : 'text-soft'}`}>
          {states[state]()}
        </span>
      )}
      {error && <span className="block max-w-prose text-soft">{error}</span>}
    </span>
  );
}
