export interface ChangedPiece {
  text: string;
  kind: 'same' | 'removed' | 'added';
}

/** A word, a punctuation mark or a line break, each with the spaces after it. */
const TOKENS = /(?:[\p{L}\p{N}]+(?:[.,’'-][\p{L}\p{N}]+)*|[^\p{L}\p{N}\s]+|\n)[^\S\n]*|[^\S\n]+/gu;
/** Cells of the table below, 4 MB; longer changes are shown as one. */
const CELLS_MAX = 2_000_000;

/** The changes from one text to another, by words: keeps the longest common subsequence. */
export function wordChanges(before: string, after: string): ChangedPiece[] {
  const [old, now] = [before.match(TOKENS) ?? [], after.match(TOKENS) ?? []];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const [oldMiddle, nowMiddle] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  return joined([
    ...old.slice(0, start).map((text) => ({ text, kind: 'same' as const })),
    ...middleChanges(oldMiddle, nowMiddle),
    ...old.slice(old.length - end).map((text) => ({ text, kind: 'same' as const })),
  ]);
}

function middleChanges(old: readonly string[], now: readonly string[]): ChangedPiece[] {
  const pieces: ChangedPiece[] = [];
  let [i, j] = [0, 0];
  if ((old.length + 1) * (now.length + 1) <= CELLS_MAX) {
    const common = commonLengths(old, now);
    const width = now.length + 1;
    while (i < old.length && j < now.length) {
      const text = old[i] ?? '';
      if (text === now[j]) {
        pieces.push({ text, kind: 'same' });
        [i, j] = [i + 1, j + 1];
      } else if ((common[(i + 1) * width + j] ?? 0) >= (common[i * width + j + 1] ?? 0)) {
        pieces.push({ text, kind: 'removed' });
        i += 1;
      } else {
        pieces.push({ text: now[j] ?? '', kind: 'added' });
        j += 1;
      }
    }
  }
  return [
    ...pieces,
    ...old.slice(i).map((text) => ({ text, kind: 'removed' as const })),
    ...now.slice(j).map((text) => ({ text, kind: 'added' as const })),
  ];
}

/** The number of words that the rests of both texts have in common, from each position on. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint16Array {
  const width = now.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        old[i] === now[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
  return lengths;
}

/** Merges adjacent pieces of the same kind. */
function joined(pieces: readonly ChangedPiece[]): ChangedPiece[] {
  const result: ChangedPiece[] = [];
  for (const { text, kind } of pieces) {
    const last = result.at(-1);
    if (last?.kind === kind) last.text += text;
    else result.push({ text, kind });
  }
  return result;
}
