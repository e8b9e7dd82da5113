/** A stretch of one block's text: `<strong>two</strong>` of a paragraph. */
interface Run {
  opening: string;
  text: string;
  closing: string;
}

/** Tags outside blocks, or the runs of one block, which make up its sentence. */
type Part = { markup: string } | { runs: Run[] };

/** The translatable texts of rich text, and how translations become rich text again. */
export interface TranslatableHtml {
  /** Plain text: each block whole, and its runs if it has several. */
  texts: string[];
  /** Headings, lists, bold and links as in the original; null if a text has no translation. */
  compose(translations: readonly (string | null)[]): string | null;
}

const MARKUP = /(<[^<>]*>)/u;
const INLINE = /^<\/?(?:strong|em|b|i|a)(?=[\s>])/iu;
const LETTER = /\p{L}/u;

/**
 * A translator gets plain text without tags, which it could lose or invent: the tags stay here. A block with several
 * runs, as with a bold word, is translated both whole, so that it stays a sentence, and by run: a run's translation
 * found in the whole is made bold there; otherwise the block is joined from its runs.
 */
export function translatableHtml(html: string): TranslatableHtml {
  const parts = partsOf(html);
  const texts = parts.flatMap((part) => ('runs' in part ? textsOf(part.runs) : []));
  return {
    texts,
    compose(translations) {
      if (texts.some((_, at) => (translations[at] ?? null) === null)) return null;
      let at = 0;
      const composed = parts.map((part) => {
        if ('markup' in part) return part.markup;
        const count = textsOf(part.runs).length;
        const own = translations.slice(at, at + count).map((text) => text ?? '');
        at += count;
        return count === 0 ? written(part.runs, []) : composeRuns(part.runs, own);
      });
      return composed.join('');
    },
  };
}

function partsOf(html: string): Part[] {
  const parts: Part[] = [];
  const open: string[] = [];
  for (const piece of html.split(MARKUP)) {
    if (piece === '') continue;
    if (!piece.startsWith('<')) addRun(parts, piece, open);
    else if (!INLINE.test(piece)) parts.push({ markup: piece });
    else if (piece.startsWith('</')) open.pop();
    else open.push(piece);
  }
  return parts;
}

function addRun(parts: Part[], text: string, open: readonly string[]): void {
  const run = { opening: open.join(''), text: plain(text), closing: open.map(closingOf).toReversed().join('') };
  const last = parts.at(-1);
  if (last && 'runs' in last) last.runs.push(run);
  else parts.push({ runs: [run] });
}

const closingOf = (tag: string): string => `</${/^<(\w+)/u.exec(tag)?.[1] ?? ''}>`;

const hasLetters = (run: Run): boolean => LETTER.test(run.text);

function textsOf(runs: readonly Run[]): string[] {
  const own = runs.filter(hasLetters).map(({ text }) => text.trim());
  if (own.length === 0) return [];
  if (runs.length === 1) return own;
  return [
    runs
      .map(({ text }) => text)
      .join('')
      .trim(),
    ...own,
  ];
}

function composeRuns(runs: readonly Run[], [whole = '', ...own]: readonly string[]): string {
  if (runs.length === 1) return written(runs, [whole]);
  return markedIn(whole, runs, own) ?? written(runs, own);
}

/** The translation of the whole block, with the marked runs where their translations are found in it, in order. */
function markedIn(whole: string, runs: readonly Run[], own: readonly string[]): string | null {
  const left = [...own];
  let [html, from] = ['', 0];
  for (const run of runs) {
    const text = hasLetters(run) ? (left.shift() ?? '') : run.text.trim();
    if (run.opening === '') continue;
    const at = text === '' ? -1 : inLowerCase(whole).indexOf(inLowerCase(text), from);
    const end = at + text.length;
    if (at < 0 || isWithinWord(whole, at, end)) return null;
    html += escaped(whole.slice(from, at)) + run.opening + escaped(whole.slice(at, end)) + run.closing;
    from = end;
  }
  return html + escaped(whole.slice(from));
}

/** As long as the text, so that positions match. */
const inLowerCase = (text: string): string =>
  text.replaceAll(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  });

const isWithinWord = (text: string, start: number, end: number): boolean =>
  [start, end].some((at) => at > 0 && /^[\p{L}\p{N}]{2}$/u.test(text.slice(at - 1, at + 1)));

/** Each run in its place, with the spaces around it. */
function written(runs: readonly Run[], own: readonly string[]): string {
  const left = [...own];
  return runs
    .map((run) => {
      const text = hasLetters(run) ? (left.shift() ?? run.text.trim()) : run.text.trim();
      const [before = ''] = /^\s*/u.exec(run.text) ?? [];
      const [after = ''] = text === '' ? [] : (/(?<!\s)\s*$/u.exec(run.text) ?? []);
      return before + run.opening + escaped(text) + run.closing + after;
    })
    .join('');
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': '\u00A0' };

const plain = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|nbsp);/gu, (entity) => ENTITIES[entity] ?? entity);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll(/\s+/gu, ' ');
