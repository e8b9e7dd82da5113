/** A line of a document, in reading order. */
export interface Line {
  /** Tabs mark wide gaps and cells of a table. */
  text: string;
  isBullet?: boolean;
  /** In points, if the document states it. */
  size?: number;
  /** Begins a column, or another part that does not continue the previous one. */
  isApart?: boolean;
}

/** Lower case without accents, of the same length, so that positions match the text. */
export const fold = (text: string): string =>
  text.replace(/[^]/gu, (character) => {
    if (character === '’' || character === '‘' || character === '´' || character === '`') return "'";
    const [base = ''] = character.normalize('NFD').toLowerCase();
    return base.length === character.length ? base : character;
  });

/** Symbol fonts use code points without a meaning elsewhere. */
const BULLET = /^\s*(?:[•◦▪▫‣●○■□◆►▶➢➤✓✔·*»]|[\p{Co}\p{Cc}]|[-–—](?=\s))\s*/u;

export const isBulletText = (text: string): boolean => BULLET.test(text);

export const withoutBullet = (text: string): string => text.replace(BULLET, '').trim();

const LONGEST_SOURCE = 300;

/** The quotation that shows the user where a suggestion comes from. */
export const sourceOf = (lines: readonly Line[]): string =>
  lines
    .map(({ text }) => text.replaceAll('\t', '  ').trim())
    .join(' / ')
    .slice(0, LONGEST_SOURCE);
