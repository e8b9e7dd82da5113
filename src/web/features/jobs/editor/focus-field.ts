const INPUT = 'input:not([type=hidden]), select, textarea, [contenteditable=true]';
/** Frames to wait for what is being brought into view. */
const FRAMES_MAX = 90;

/**
 * Moves to the field of a job that a path of its input names, or to the nearest around it: `languages.0.level` to the
 * languages. A field that is only being shown is waited for.
 */
export function focusField(path: string): void {
  focusSoon(() => findField(path), FRAMES_MAX);
}

/** Moves to a part of the editor, by the id of its heading. */
export function focusSection(id: string): void {
  focusSoon(() => document.getElementById(id), FRAMES_MAX);
}

function focusSoon(find: () => HTMLElement | null, frames: number): void {
  const found = find();
  if (found) {
    found.focus({ preventScroll: true });
    found.scrollIntoView({ block: found.tagName === 'H2' ? 'start' : 'center' });
  } else if (frames > 0) {
    requestAnimationFrame(() => focusSoon(find, frames - 1));
  }
}

function findField(path: string): HTMLElement | null {
  const name = CSS.escape(path);
  // A field without anything to fill in yet has the button that adds to it.
  const found =
    document.querySelector<HTMLElement>(
      `:is(input, select, textarea)[name=${name}], [data-field=${name}] :is(${INPUT})`,
    ) ?? document.querySelector<HTMLElement>(`[data-field=${name}]:not([data-field^=translations]) button`);
  const outer = path.slice(0, Math.max(0, path.lastIndexOf('.')));
  return found ?? (outer && !outer.startsWith('translations') ? findField(outer) : null);
}
