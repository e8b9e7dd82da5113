/** How many characters of a text its preview shows (specification, sections 7 and 9). */
export const PREVIEW_LENGTHS = { toast: 50, mail: 100, template: 200 } as const;

const segmenter = new Intl.Segmenter();

/**
 * The first characters of a text, as many as the place shows, then an ellipsis where there are more. What a reader sees
 * as one character is one.
 */
export function preview(text: string, place: keyof typeof PREVIEW_LENGTHS): string {
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === PREVIEW_LENGTHS[place]) return `${text.slice(0, index)}…`;
    count += 1;
  }
  return text;
}
