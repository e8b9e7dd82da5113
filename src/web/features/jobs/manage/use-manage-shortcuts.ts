import type { RefObject } from 'react';
import { useNavigate } from 'react-router';

import type { ManagedJob } from '#contract/jobs/job-views.ts';
import { paths } from '#contract/paths.ts';
import { href } from '#web/app/href.ts';
import { focusedId, moveFocus } from '#web/app/rows/row-focus.ts';
import type { Selection } from '#web/app/rows/use-selection.ts';
import { useShortcuts } from '#web/app/shortcuts/use-shortcuts.ts';

import { type JobAction, offers } from './job-change.ts';

interface ShortcutScope {
  jobs: readonly ManagedJob[];
  selected: readonly ManagedJob[];
  selection: Selection;
  place: RefObject<HTMLElement | null>;
  act: (action: JobAction, targets: readonly ManagedJob[]) => void;
  onHelp: () => void;
}

/** Keyboard shortcuts: they act on the selected jobs, else on the focused row. */
export function useManageShortcuts({ jobs, selected, selection, place, act, onHelp }: ShortcutScope): void {
  const navigate = useNavigate();
  const current = () => {
    const id = place.current && focusedId(place.current);
    return jobs.find((job) => job.id === id);
  };
  /** Runs the first action that one of the jobs allows. */
  const first =
    (...actions: JobAction[]) =>
    () => {
      const focused = current();
      const targets = selected.length > 0 ? selected : focused ? [focused] : [];
      const action = actions.find((each) => targets.some((job) => offers(job, each)));
      return action ? act(action, targets) : false;
    };
  const withCurrent = (use: (job: ManagedJob) => unknown) => () => {
    const job = current();
    return job ? use(job) : false;
  };
  const move = (step: 1 | -1) => () => place.current && moveFocus(place.current, step);
  const shortcuts = {
    j: move(1),
    k: move(-1),
    // Outside the rows, arrows scroll the page.
    ArrowDown: withCurrent(move(1)),
    ArrowUp: withCurrent(move(-1)),
    x: withCurrent(({ id }) => selection.toggle(id)),
    e: withCurrent(({ id, can }) => can.edit && void navigate(href(paths.editJob(id)))),
    p: first('pause', 'publish'),
    c: first('close'),
    r: first('renew'),
    d: first('duplicate'),
    '/': () => document.querySelector<HTMLInputElement>('[role=search] input[name=q]')?.select(),
    '?': onHelp,
    Escape: () => selected.length > 0 && selection.clear(),
  };
  useShortcuts(shortcuts);
}
