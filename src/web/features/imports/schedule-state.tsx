import type { ScheduleResult, ScheduleStatus } from '#contract/imports/import-choices.ts';
import type { ImportSchedule } from '#contract/imports/import-schedules.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Link } from '#web/ui/link.tsx';
import { say } from '#web/ui/say.ts';
import { Time } from '#web/ui/time.tsx';
import { scheduleProblemWords } from '#words/imports.ts';

const statusTexts: Record<ScheduleStatus, (inputs: { host: string }) => string> = {
  first: m.imports_schedule_status_first,
  active: m.imports_schedule_status_active,
  paused: m.imports_schedule_status_paused,
  stopped: m.imports_schedule_status_stopped,
};

const resultTexts: Record<ScheduleResult, () => string> = {
  running: m.imports_schedule_result_running,
  unchanged: m.imports_schedule_result_unchanged,
  imported: m.imports_schedule_result_imported,
  waiting: m.imports_schedule_result_waiting,
  failed: m.imports_schedule_result_failed,
};

/** The last run and its result. */
export const ScheduleState = ({ schedule }: { schedule: ImportSchedule }) => {
  const { host, status, setBy, lastRunAt, nextRunAt, result, problem, importId } = schedule;
  return (
    <div className="flex flex-col gap-3">
      <div role="status" className="flex flex-col gap-3">
        <p className="font-semibold break-words">{statusTexts[status]({ host })}</p>
        {problem ? (
          <Alert variant="attention" title={resultTexts[result ?? 'failed']()}>
            {say(scheduleProblemWords[problem])}
          </Alert>
        ) : (
          result && <p>{resultTexts[result]()}</p>
        )}
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-soft">
        {lastRunAt && (
          <li>
            {m.imports_schedule_last()} <Time iso={lastRunAt} show="datetime" />
          </li>
        )}
        {nextRunAt && (
          <li>
            {m.imports_schedule_next()} <Time iso={nextRunAt} show="datetime" />
          </li>
        )}
        {setBy && <li>{m.imports_schedule_as({ name: setBy })}</li>}
      </ul>
      {importId && (
        <p>
          <Link to={href(paths.jobImport(importId))}>{m.imports_schedule_see()}</Link>
        </p>
      )}
    </div>
  );
};
