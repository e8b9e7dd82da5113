/** Plain text of rich text, one line per block; browser only. */
export function htmlToText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/<\/(?:p|h2|h3|li)>|<br\s*\/?>/g, '$&\n'), 'text/html');
  return (body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}
