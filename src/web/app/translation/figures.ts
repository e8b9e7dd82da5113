/**
 * A number in a text: digits without separators of thousands and leading zeros; hours of a 12-hour clock as of 24. Also a
 * level of a language, and a currency, which may be said of each amount or of the last.
 */
interface Figure {
  value: string;
  isCurrency: boolean;
  from: number;
  to: number;
}

const CURRENCIES: Record<string, RegExp> = {
  EUR: /^(?:€|eur)/iu,
  GBP: /^(?:£|gbp|pounds?|pfund|libras?|livres? sterling|sterlin)/iu,
  USD: /^(?:\$|us|d[oó]l)/iu,
  CHF: /^(?:chf|fr)/iu,
};

const FIGURES =
  /(?<level>(?<![\p{L}\d])[ABC][12](?![\p{L}\d]))|(?<currency>[€£$]|(?<!\p{L})(?:EUR|GBP|USD|CHF|euros?|pounds?|Pfund|libras esterlinas|livres? sterling|sterlin[ae]|US-Dollar|d[oó]ll?ar(?:e?s|i)?|d[oó]lares|Franken|francs?|franchi|francos)(?!\p{L}))|(?<![\d.:])(?<hour>\d{1,2})(?:[.:](?<minute>\d{2}))?\s?(?<half>[ap])\.?\s?m\b|(?<number>\d{1,3}(?:[.,'’\u00A0\u202F ]\d{3})+(?!\d)|\d+)/giu;

const plain = (digits: string): string => digits.replaceAll(/\D/gu, '').replace(/^0+/u, '');

const codeOf = (currency: string): string =>
  Object.entries(CURRENCIES).find(([, names]) => names.test(currency))?.[0] ?? '';

function figuresOf(text: string): Figure[] {
  return [...text.matchAll(FIGURES)].flatMap((match) => {
    const place = { from: match.index, to: match.index + match[0].length };
    const { hour, minute, half, number, level, currency } = match.groups ?? {};
    const figure = (value: string, isCurrency = false) => ({ value, isCurrency, ...place });
    if (level !== undefined) return [figure(level.toUpperCase())];
    if (currency !== undefined) return [figure(codeOf(currency), true)];
    if (hour === undefined) return [figure(plain(number ?? ''))];
    const of24 = (Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0);
    return [String(of24), minute ?? ''].map((value) => figure(plain(value)));
  });
}

/** Those of `figures` that `others` lack. Zeros do not count: "15:00" is "15 Uhr". */
function lacking(figures: readonly Figure[], others: readonly Figure[]): Figure[] {
  const left = others.map(({ value }) => value);
  return figures.filter(({ value, isCurrency }) => {
    const at = left.indexOf(value);
    if (at >= 0 && !isCurrency) left.splice(at, 1);
    return value !== '' && at < 0;
  });
}

/** As written. */
export interface DifferingFigures {
  onlyInOriginal: string[];
  onlyInTranslation: string[];
  /** The translation, in pieces; those that the original lacks are marked. */
  pieces: { text: string; isMarked: boolean }[];
}

/** The numbers, times, dates, levels of languages and currencies that one of two texts has and the other does not. */
export function compareFigures(original: string, translation: string): DifferingFigures {
  const [ours, theirs] = [figuresOf(original), figuresOf(translation)];
  const added = lacking(theirs, ours);
  const pieces: DifferingFigures['pieces'] = [];
  let end = 0;
  for (const { from, to } of added) {
    if (from < end) continue;
    pieces.push({ text: translation.slice(end, from), isMarked: false });
    pieces.push({ text: translation.slice(from, to), isMarked: true });
    end = to;
  }
  pieces.push({ text: translation.slice(end), isMarked: false });
  const written = (text: string, figures: readonly Figure[]) => [
    ...new Set(figures.map(({ from, to }) => text.slice(from, to))),
  ];
  return {
    onlyInOriginal: written(original, lacking(ours, theirs)),
    onlyInTranslation: written(translation, added),
    pieces: pieces.filter(({ text }) => text !== ''),
  };
}
