/** Splits a text into the pieces of its lines; omits lines without marks. */
export function markedLines<Piece extends { text: string }>(
  pieces: readonly Piece[],
  isMarked: (piece: Piece) => boolean,
): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const piece of pieces)
    for (const [at, text] of piece.text.split('\n').entries()) {
      if (at > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ ...piece, text });
    }
  return lines.filter((line) => line.some(isMarked));
}
