import type { FailedTask } from '#contract/admin/health.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { countText } from '#web/ui/figure-words.ts';
import { type Column, Table } from '#web/ui/table.tsx';
import { Time } from '#web/ui/time.tsx';

import { taskName } from './task-words.ts';
import { useRetry } from './use-retry.ts';

interface FailedTasksProps {
  tasks: readonly FailedTask[];
  onRetried: () => Promise<unknown>;
}

export function FailedTasks({ tasks, onRetried }: FailedTasksProps) {
  const { heading, pending, problem, retry } = useRetry(onRetried);
  const retryTask = async (task: string) =>
    m.admin_health_retried_runs({ count: (await api.admin.health.retryTask({ task })).retried });
  return (
    <section className="mt-4">
      <h3 ref={heading} tabIndex={-1}>
        {m.admin_health_failed_tasks()}
      </h3>
      {problem && (
        <Alert variant="attention" className="mt-3">
          {problem}
        </Alert>
      )}
      {tasks.length === 0 ? (
        <p className="mt-2 text-soft">{m.admin_health_failed_tasks_none()}</p>
      ) : (
        <div className="mt-3">
          <Table
            caption={m.admin_health_failed_tasks()}
            isCaptionHidden
            rows={tasks}
            rowKey={({ task }) => task}
            columns={columns(pending, (task) => void retry(task, () => retryTask(task)))}
          />
        </div>
      )}
    </section>
  );
}

const columns = (pending: string | undefined, onRetry: (task: string) => void): Column<FailedTask>[] => [
  { id: 'task', header: m.admin_health_task(), isRowHeader: true, cell: ({ task }) => taskName(task) },
  { id: 'count', header: m.admin_health_failed_count(), align: 'end', cell: ({ count }) => countText(count) },
  { id: 'last', header: m.admin_health_last_failure(), cell: ({ lastAt }) => <Time iso={lastAt} show="datetime" /> },
  { id: 'error', header: m.admin_health_error(), cell: ({ error }) => error },
  {
    id: 'retry',
    header: m.ui_actions(),
    align: 'end',
    cell: ({ task }) => (
      <Button
        variant="outline"
        size="sm"
        isPending={pending === task}
        aria-label={m.admin_health_retry_one({ name: taskName(task) })}
        onClick={() => onRetry(task)}
      >
        {m.admin_health_retry()}
      </Button>
    ),
  },
];
