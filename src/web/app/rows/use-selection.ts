import { useState } from 'react';

interface Selected {
  ids: ReadonlySet<string>;
  /** The last chosen row, where a range begins. */
  anchor: string | undefined;
}

/** In a range, all rows from the previous press to `id` in the order of `shown`. */
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
  /** Selected and shown. */
  ids: ReadonlySet<string>;
  toggle: (id: string, isRange?: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
}

/** Rows not shown are deselected. */
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
