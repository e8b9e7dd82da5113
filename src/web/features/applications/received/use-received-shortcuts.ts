import type { RefObject } from 'react';

import type { ReceivedApplication } from '#contract/application-views.ts';
import { focusedId, moveFocus } from '#web/app/rows/row-focus.ts';
import type { Selection } from '#web/app/rows/use-selection.ts';
import { useShortcuts } from '#web/app/shortcuts/use-shortcuts.ts';

import type { Move } from './received-move.ts';

interface ShortcutScope {
  applications: readonly ReceivedApplication[];
  selected: readonly ReceivedApplication[];
  selection: Selection;
  /** Where the rows are. */
  place: RefObject<HTMLElement | null>;
  act: (move: Move, targets: readonly ReceivedApplication[]) => void;
  onHelp: () => void;
}

/** The keys of the table. They act on the selected applications, else on the one whose row has the focus. */
export function useReceivedShortcuts({ applications, selected, selection, place, act, onHelp }: ShortcutScope): void {
  const current = () => {
    const id = place.current && focusedId(place.current);
    return applications.find((application) => application.id === id);
  };
  const withCurrent = (use: (application: ReceivedApplication) => unknown) => () => {
    const application = current();
    return application ? use(application) : false;
  };
  const does = (move: Move) => () => {
    const focused = current();
    const targets = selected.length > 0 ? selected : focused ? [focused] : [];
    return targets.some(({ can }) => can[move]) ? act(move, targets) : false;
  };
  const step = (by: 1 | -1) => () => place.current && moveFocus(place.current, by);
  useShortcuts({
    j: step(1),
    k: step(-1),
    // Outside the rows an arrow scrolls the page.
    ArrowDown: withCurrent(step(1)),
    ArrowUp: withCurrent(step(-1)),
    x: withCurrent(({ id }) => selection.toggle(id)),
    s: does('shortlist'),
    i: does('interview'),
    a: does('accept'),
    r: does('reject'),
    '/': () => document.querySelector<HTMLInputElement>('[role=search] input[name=q]')?.select(),
    '?': onHelp,
    Escape: () => selected.length > 0 && selection.clear(),
  });
}
