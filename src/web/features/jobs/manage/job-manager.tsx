import { type RefObject, useEffect, useRef, useState } from 'react';

import type { ManagedJob } from '#contract/jobs/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { titleAt } from '#web/app/rows/row-focus.ts';
import { type Selection, useSelection } from '#web/app/rows/use-selection.ts';
import { ShortcutsDialog } from '#web/app/shortcuts/later-dialog.ts';
import { ShortcutsButton } from '#web/app/shortcuts/shortcuts-button.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { BulkBar } from '#web/ui/bulk-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { focusWhenLost } from '#web/ui/focus.ts';
import { LoadMore } from '#web/ui/load-more.tsx';

import { undecidedOf } from './applications-cell.tsx';
import { ChangeDialog, type Question } from './change-dialog.tsx';
import { actionText, doneText, refusedText } from './change-texts.ts';
import { SearchForm, StatusLinks } from './filter-bar.tsx';
import { type HandedOver, HandOverDialog } from './hand-over-dialog.tsx';
import { bulkActions, type JobAction, type JobChange, offers } from './job-change.ts';
import { JobTable } from './job-table.tsx';
import { NoMatch } from './manage-empty.tsx';
import { type ManageFilters, manageHref } from './manage-filters.ts';
import type { Outcome } from './outcome.ts';
import { actionEntries, handOverEntry } from './row-actions.tsx';
import { type JobApplications, useJobApplications } from './use-job-applications.ts';
import { type Notice, useJobChanges } from './use-job-changes.ts';
import { useManageShortcuts } from './use-manage-shortcuts.ts';
import { type ManagedPage, useManagedJobs } from './use-managed-jobs.ts';

interface JobManagerProps {
  filters: ManageFilters;
  first: ManagedPage;
  counted: readonly JobApplications[];
  readAt: number;
  companyId: string;
}

export function JobManager({ filters, first, counted, readAt, companyId }: JobManagerProps) {
  const { jobs, counts, now, reload, nextCursor, more } = useManagedJobs({ filters, first, readAt });
  const jobIds = jobs.map(({ id }) => id);
  const { applications, recount } = useJobApplications(jobIds, {
    jobIds: first.jobs.map(({ id }) => id),
    counted,
    readAt,
  });
  const selection = useSelection(jobIds);
  const selected = jobs.filter(({ id }) => selection.ids.has(id));
  const { place, noticePlace, notice, dismiss, question, setQuestion, act, answer } = useJobActions({
    jobs,
    selection,
    reload,
    recount,
  });
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [handedOver, setHandedOver] = useState<HandedOver>();
  const undecidedIn = (asked: Question) =>
    asked.jobs.reduce((sum, { id }) => sum + undecidedOf(applications.get(id)), 0);
  useManageShortcuts({ jobs, selected, selection, place, act, onHelp: () => setHelpOpen(true) });
  return (
    <div className="flex flex-col gap-6">
      <StatusLinks {...{ filters, counts }} />
      <SearchForm filters={filters} />
      {notice && <ChangeNotice ref={noticePlace} notice={notice} onDismiss={dismiss} />}
      <div ref={place}>
        <ListHead {...{ jobs, selection }} onHelp={() => setHelpOpen(true)} />
        {jobs.length > 0 ? (
          <JobTable {...{ jobs, selection, now, applications }} onAction={(action, job) => act(action, [job])} />
        ) : (
          <NoMatch />
        )}
        <LoadMore
          first={filters.cursor && manageHref({ ...filters, cursor: undefined })}
          next={nextCursor && manageHref({ ...filters, cursor: nextCursor })}
          count={jobs.length}
          more={more}
        />
        {selected.length > 0 && <JobBulkBar {...{ selected, selection, act }} onHandOver={setHandedOver} />}
      </div>
      {question && (
        <ChangeDialog
          {...{ question, now }}
          undecided={undecidedIn(question)}
          onClose={() => setQuestion(undefined)}
          onChange={(chosen) => answer(question, chosen)}
        />
      )}
      {handedOver && (
        <HandOverDialog
          {...{ jobs: handedOver, companyId }}
          onDone={() => reload().then(selection.clear)}
          onClose={() => setHandedOver(undefined)}
        />
      )}
      {isHelpOpen && <ManageShortcutsDialog onClose={() => setHelpOpen(false)} />}
    </div>
  );
}

interface ActedOn {
  jobs: readonly ManagedJob[];
  selection: Selection;
  reload: () => Promise<ManagedJob[]>;
  recount: () => Promise<unknown>;
}

function useJobActions({ jobs, selection, reload, recount }: ActedOn) {
  const place = useRef<HTMLDivElement>(null);
  const noticePlace = useRef<HTMLDivElement>(null);
  const { notice, dismiss, change, changeNow } = useJobChanges(reload);
  const [question, setQuestion] = useState<Question>();

  // A row that no longer matches the filter disappears; the one in its place gets the focus, unless there is a notice to
  // read.
  const keepFocus = (at: number) =>
    focusWhenLost(() => noticePlace.current ?? (place.current && titleAt(place.current, at)));
  const act = (action: JobAction, targets: readonly ManagedJob[]) => {
    const [job] = targets;
    if (!job) return;
    if (targets.length > 1 || action === 'close' || action === 'renew' || action === 'remove')
      setQuestion({ action, jobs: targets });
    else void changeNow(job, { action }).then(() => keepFocus(jobs.indexOf(job)));
  };
  const answer = async ({ jobs: targets }: Question, chosen: JobChange) => {
    const at = jobs.findIndex((job) => targets.includes(job));
    try {
      await change(targets, chosen);
    } finally {
      void recount();
    }
    selection.clear();
    keepFocus(at);
  };
  return { place, noticePlace, notice, dismiss, question, setQuestion, act, answer };
}

function ListHead({
  jobs,
  selection,
  onHelp,
}: {
  jobs: readonly ManagedJob[];
  selection: Selection;
  onHelp: () => void;
}) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2 text-sm">
      {jobs.length > 0 && (
        <Checkbox
          label={m.jobs_manage_select_all()}
          checked={selection.ids.size === jobs.length}
          onChange={selection.toggleAll}
        />
      )}
      <p role="status" className="text-soft tabular-nums">
        {m.jobs_manage_shown({ count: jobs.length })}
      </p>
      <ShortcutsButton onPress={onHelp} className="ms-auto" />
    </div>
  );
}

interface ChangeNoticeProps {
  notice: Notice;
  onDismiss: () => void;
  /** Takes the focus if it would be lost otherwise. */
  ref: RefObject<HTMLDivElement | null>;
}

function ChangeNotice({ notice, onDismiss, ref }: ChangeNoticeProps) {
  useEffect(() => {
    // It may be scrolled out of view. Newer browsers return a promise here, which React would take for a cleanup function.
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [ref]);
  return (
    <div ref={ref} tabIndex={-1} className="scroll-my-6 rounded-control">
      <Alert
        variant="attention"
        action={
          <Button variant="outline" size="sm" onClick={onDismiss}>
            {m.jobs_manage_dismiss()}
          </Button>
        }
      >
        {'problem' in notice ? notice.problem : <OutcomeText outcome={notice.outcome} />}
      </Alert>
    </div>
  );
}

function OutcomeText({ outcome: { action, done, refused } }: { outcome: Outcome }) {
  return (
    <>
      {done > 0 && <p className="font-semibold">{doneText(action, done)}</p>}
      <p className="font-semibold">{m.jobs_refused({ count: refused.length })}</p>
      <ul className="mt-1 list-disc ps-5">
        {refused.map((job) => (
          <li key={job.id}>{refusedText(job)}</li>
        ))}
      </ul>
    </>
  );
}

interface JobBulkBarProps {
  selected: readonly ManagedJob[];
  selection: Selection;
  act: (action: JobAction, jobs: readonly ManagedJob[]) => void;
  onHandOver: (jobs: HandedOver) => void;
}

function JobBulkBar({ selected, selection, act, onHandOver }: JobBulkBarProps) {
  const offered = bulkActions.filter((action) => selected.some((job) => offers(job, action)));
  const [first, ...others] = selected.filter(({ can }) => can.edit);
  const handOver = first ? [handOverEntry(() => onHandOver([first, ...others]))] : [];
  return (
    <BulkBar
      label={m.jobs_manage_bulk()}
      count={selected.length}
      actions={[...actionEntries(offered, (action) => act(action, selected)), ...handOver]}
      onClear={selection.clear}
    />
  );
}

function ManageShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <ShortcutsDialog
      about={m.jobs_shortcuts_about()}
      keys={[
        [['J', 'K', '↓', '↑'], m.jobs_shortcut_move()],
        [['X'], m.jobs_shortcut_select()],
        [['E'], m.jobs_action_edit()],
        [['P'], m.jobs_shortcut_pause()],
        [['C'], actionText('close')],
        [['R'], actionText('renew')],
        [['D'], actionText('duplicate')],
        [['/'], m.jobs_manage_search()],
        [['Esc'], m.ui_clear_selection()],
      ]}
      onClose={onClose}
    />
  );
}
