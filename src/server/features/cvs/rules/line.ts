/** A line of a document, in reading order. */
export interface Line {
  /** Wide gaps and cells of a table are tabs. */
  text: string;
  isBullet?: boolean;
  /** In points, where the document says it. */
  size?: number;
  /** Begins a column, or another part that does not continue what is before. */
  isApart?: boolean;
}

/** Lower case without accents, of the same length, so that a place in it is a place in the text. */
export const fold = (text: string): string =>
  text.replace(/[^]/gu, (character) => {
    if (character === '’' || character === '‘' || character === '´' || character === '`') return "'";
    const [base = ''] = character.normalize('NFD').toLowerCase();
    return base.length === character.length ? base : character;
  });

/** Fonts of symbols have theirs in places that mean nothing elsewhere. */
const BULLET = /^\s*(?:[•◦▪▫‣●○■□◆►▶➢➤✓✔·*»]|[\p{Co}\p{Cc}]|[-–—](?=\s))\s*/u;

export const isBulletText = (text: string): boolean => BULLET.test(text);

export const withoutBullet = (text: string): string => text.replace(BULLET, '').trim();

const LONGEST_SOURCE = 300;

/** What the person is shown as the place that a suggestion comes from. */
export const sourceOf = (lines: readonly Line[]): string =>
  lines
    .map(({ text }) => text.replaceAll('\t', '  ').trim())
    .join(' / ')
    .slice(0, LONGEST_SOURCE);
