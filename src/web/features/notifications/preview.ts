/** As many characters of a notification as its toast shows (specification, section 9). */
const PREVIEW = 50;

/** The beginning of a text, with an ellipsis where there is more. Nothing that is one character to a reader is cut in two. */
export function preview(text: string): string {
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  return characters.length > PREVIEW ? `${characters.slice(0, PREVIEW - 1).join('').trimEnd()}…` : text;
}
