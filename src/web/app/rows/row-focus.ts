const titlesIn = (place: ParentNode): HTMLElement[] => [...place.querySelectorAll<HTMLElement>('[data-row]')];

/** The row that the focus is in, counted from 0; -1 for none. */
const focusedRow = (titles: readonly HTMLElement[]): number =>
  titles.findIndex((title) => title.closest('[role=row]')?.contains(document.activeElement));

/** The title in the row at `index`, or in the last one where there are fewer. A title has the row's id as `data-row`. */
export const titleAt = (place: ParentNode, index: number): HTMLElement | undefined => {
  const titles = titlesIn(place);
  return titles[Math.min(index, titles.length - 1)];
};

/** The id of the row that the focus is in. */
export function focusedId(place: ParentNode): string | undefined {
  const titles = titlesIn(place);
  return titles[focusedRow(titles)]?.dataset.row;
}

/** Moves the focus to the title of the next row (1) or of the one before (-1). From outside it enters at the first one. */
export function moveFocus(place: ParentNode, step: 1 | -1): void {
  const titles = titlesIn(place);
  titles[Math.min(Math.max(focusedRow(titles) + step, 0), titles.length - 1)]?.focus();
}
