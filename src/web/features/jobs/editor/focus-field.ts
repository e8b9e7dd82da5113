const FOCUSABLE = 'input:not([type=hidden]), select, textarea, [contenteditable=true], button';
/** Frames to wait for a field that is being brought into view. */
const PATIENCE = 90;

/**
 * Moves to the field of a job that a path of its input names, or to the nearest around it: `languages.0.level` to the
 * languages. A field that is only being shown is waited for.
 */
export function focusField(path: string, patience = PATIENCE): void {
  const field = findField(path);
  if (field) {
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'center' });
  } else if (patience > 0) {
    requestAnimationFrame(() => focusField(path, patience - 1));
  }
}

function findField(path: string): HTMLElement | null {
  const name = CSS.escape(path);
  const found =
    document.querySelector<HTMLElement>(`[data-field=${name}] :is(${FOCUSABLE})`) ??
    document.querySelector<HTMLElement>(`:is(input, select, textarea)[name=${name}]`);
  const outer = path.slice(0, path.lastIndexOf('.'));
  return found ?? (path.includes('.') && outer !== 'translations' && !outer.startsWith('translations.') ? findField(outer) : null);
}
