const titlesIn = (place: ParentNode): HTMLElement[] => [...place.querySelectorAll<HTMLElement>('[data-row]')];

/** Index of the focused row; -1 for none. */
const focusedRow = (titles: readonly HTMLElement[]): number =>
  titles.findIndex((title) => title.closest('[role=row]')?.contains(document.activeElement));

/** The last title for a higher index. Titles carry the row's id as `data-row`. */
export const titleAt = (place: ParentNode, index: number): HTMLElement | undefined => {
  const titles = titlesIn(place);
  return titles[Math.min(index, titles.length - 1)];
};

export function focusedId(place: ParentNode): string | undefined {
  const titles = titlesIn(place);
  return titles[focusedRow(titles)]?.dataset.row;
}

/** 1 for the next row, -1 for the previous; from outside, the first. */
export function moveFocus(place: ParentNode, step: 1 | -1): void {
  const titles = titlesIn(place);
  titles[Math.min(Math.max(focusedRow(titles) + step, 0), titles.length - 1)]?.focus();
}
