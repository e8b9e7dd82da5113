/** The lines of a text in pieces, without those that have nothing marked. */
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
