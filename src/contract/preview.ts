/** The beginning of a text, this many characters at the most, with an ellipsis where there is more. Nothing that is one character to a reader is cut in two. */
export function preview(text: string, length: number): string {
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  return characters.length > length ? `${characters.slice(0, length - 1).join('').trimEnd()}…` : text;
}
