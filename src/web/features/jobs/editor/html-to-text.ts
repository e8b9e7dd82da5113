/** The words of a rich text, a line for each block; in the browser only. */
export function htmlToText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/<\/(?:p|h2|h3|li)>|<br\s*\/?>/g, '$&\n'), 'text/html');
  return (body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}
