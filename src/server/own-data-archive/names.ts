export const PAGE_NAME = 'index.html';
export const DATA_NAME = 'data.json';

/** Programs that unpack on Windows refuse these, and a path is at most 260 characters long there. */
const FORBIDDEN = /[<>:"|?*\\/]/g;
/** Characters, without what makes it unique. */
const LONGEST = 100;

/**
 * A unique name for each file, even if upper and lower case are the same: "cv.pdf", "CV (2).pdf".
 * @param folder - within the archive.
 */
export function uniqueNames(folder: string, names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [, stem = '', ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name.replace(FORBIDDEN, '_')) ?? [];
    const kept = stem.slice(0, LONGEST).toWellFormed().trim();
    for (let count = 1; ; count += 1) {
      const tried = `${folder}/${kept}${count > 1 ? ` (${count})` : ''}${ending}`;
      const key = tried.normalize('NFC').toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return tried;
    }
  });
}

/** For a link of the page. */
export const hrefOf = (name: string): string => name.split('/').map(encodeURIComponent).join('/');
