import { useState } from 'react';

interface Selected {
  ids: ReadonlySet<string>;
  /** The one that was chosen last, where a range begins. */
  anchor: string | undefined;
}

/**
 * The selection after a press on `id`: it changes sides, and in a range all between it and the one pressed before go to
 * the same side. `shown` is the order in which they stand.
 */
export function toggled({ ids, anchor }: Selected, id: string, shown: readonly string[], isRange: boolean): Selected {
  const isOn = !ids.has(id);
  const from = isRange && anchor !== undefined ? shown.indexOf(anchor) : -1;
  const to = shown.indexOf(id);
  const changed = from < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  const next = new Set(ids);
  for (const each of changed) {
    if (isOn) next.add(each);
    else next.delete(each);
  }
  return { ids: next, anchor: id };
}

const NOTHING: Selected = { ids: new Set(), anchor: undefined };

export interface Selection {
  /** The selected ones among those that are shown. */
  ids: ReadonlySet<string>;
  toggle: (id: string, isRange?: boolean) => void;
  /** All that are shown, or none. */
  toggleAll: () => void;
  clear: () => void;
}

/** Which of the rows on the page are selected. What is not shown any more is not selected any more. */
export function useSelection(shown: readonly string[]): Selection {
  const [selected, setSelected] = useState(NOTHING);
  const ids = new Set(shown.filter((id) => selected.ids.has(id)));
  return {
    ids,
    toggle: (id, isRange = false) => setSelected(toggled({ ...selected, ids }, id, shown, isRange)),
    toggleAll: () => setSelected(ids.size === shown.length ? NOTHING : { ids: new Set(shown), anchor: undefined }),
    clear: () => setSelected(NOTHING),
  };
}
