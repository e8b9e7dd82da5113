/** Characters (specification, sections 7 and 9). */
export const PREVIEW_LENGTHS = { toast: 50, mail: 100, template: 200 } as const;

// Created on first use: it takes milliseconds.
let segmenter: Intl.Segmenter | undefined;

/** Cuts between characters as a reader sees them, and adds an ellipsis. */
export function preview(text: string, place: keyof typeof PREVIEW_LENGTHS): string {
  segmenter ??= new Intl.Segmenter();
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === PREVIEW_LENGTHS[place]) return `${text.slice(0, index)}…`;
    count += 1;
  }
  return text;
}
