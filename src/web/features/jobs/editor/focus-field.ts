import type { Locale } from '#contract/locales.ts';

const INPUT = 'input:not([type=hidden]), select, textarea, [contenteditable=true]';
/** Animation frames to wait for a field to appear. */
const FRAMES_MAX = 90;

/**
 * Focuses the field at a path of the job's input, or its nearest parent, and waits for fields that are about to appear:
 * `languages.0.level` falls back to the languages.
 */
export function focusField(path: string): void {
  focusSoon(() => findField(path), FRAMES_MAX);
}

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

/** Moves the focus when an element above the texts of a language disappears. */
export const findTitle = (locale: Locale): HTMLElement | null => findField(`translations.${locale}.title`);

function findField(path: string): HTMLElement | null {
  const name = CSS.escape(path);
  // An empty list has only its add button.
  const found =
    document.querySelector<HTMLElement>(
      `:is(input, select, textarea)[name=${name}], [data-field=${name}] :is(${INPUT})`,
    ) ?? document.querySelector<HTMLElement>(`[data-field=${name}]:not([data-field^=translations]) button`);
  const outer = path.slice(0, Math.max(0, path.lastIndexOf('.')));
  return found ?? (outer && !outer.startsWith('translations') ? findField(outer) : null);
}
