import { fold } from './fold.ts';
import type { JobTitles } from './words/wording-table.ts';

/**
 * The first name of a job in a title that means one gender alone: no form for the other one stands beside it, and
 * nothing says that everybody is meant. `folded` is the title by fold.ts.
 */
export function titleForms(
  title: string,
  folded: string,
  titles: JobTitles | null,
): { quote: string; suggestion: string } | undefined {
  if (!titles || titles.neutral.some((pattern) => pattern.test(title))) return undefined;
  const words = [...folded.matchAll(/\p{L}+/gu)].map((match) => ({ word: match[0], index: match.index }));
  const named = (form: string) =>
    words.find(({ word }) => word === fold(form) || (titles.compounds && word.endsWith(fold(form))));
  const [one, ...others] = titles.forms.flatMap(([masculine, feminine]) => {
    const he = named(masculine);
    const she = named(feminine);
    return [
      ...(he ? [{ ...he, masculine, feminine, is: 'masculine' as const }] : []),
      ...(she ? [{ ...she, masculine, feminine, is: 'feminine' as const }] : []),
    ];
  });
  if (!one || others.some(({ is }) => is !== one.is)) return undefined;
  const quote = title.slice(one.index, one.index + one.word.length);
  return {
    quote,
    suggestion: titles.suggest(one.is === 'masculine' ? quote : masculineOf(quote, one.masculine, one.feminine)),
  };
}

/** "Verkäuferin" is "Verkäufer": with what stands before it in a compound, and the capital that it has. */
function masculineOf(quote: string, masculine: string, feminine: string): string {
  const start = quote.length - feminine.length;
  const first = quote.charAt(start) === feminine.charAt(0) ? masculine.charAt(0) : masculine.charAt(0).toUpperCase();
  return quote.slice(0, start) + first + masculine.slice(1);
}
