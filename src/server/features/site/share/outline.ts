import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';

import { dataFile } from '../../../platform/data-file.ts';

const open = (name: string): Font =>
  create(readFileSync(dataFile(`@expo-google-fonts/noto-sans/${name}/NotoSans_${name}.ttf`)));

/** Noto Sans: Latin, Greek and Cyrillic. Texts are drawn as outlines, so no installed font is needed. */
const fonts = { regular: open('400Regular'), bold: open('700Bold') };

export interface Style {
  font: keyof typeof fonts;
  size: number;
  color: string;
}

const ELLIPSIS = '…';

/** Removes characters missing from the font, such as emoji. */
const shown = (text: string, { font }: Style): string =>
  [...text]
    .filter((letter) => /\s/.test(letter) || fonts[font].hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

export function widthOf(text: string, { font, size }: Style): number {
  const face = fonts[font];
  return (face.layout(text).advanceWidth / face.unitsPerEm) * size;
}

/** SVG of one line; `y` is its baseline. */
export function drawLine(text: string, x: number, y: number, style: Style): string {
  const face = fonts[style.font];
  const scale = style.size / face.unitsPerEm;
  const { glyphs, positions } = face.layout(text);
  let pen = 0;
  const outlines = glyphs.map(({ path }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    const drawn = `<path transform="translate(${pen + xOffset} ${yOffset})" d="${path.toSVG()}"/>`;
    pen += xAdvance;
    return drawn;
  });
  return `<g fill="${style.color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
}

/** One line, truncated with an ellipsis if it is too long. */
export function fitLine(text: string, width: number, style: Style): string {
  const whole = shown(text, style);
  if (widthOf(whole, style) <= width) return whole;
  const letters = [...whole];
  const cut = (length: number) => letters.slice(0, length).join('').trimEnd() + ELLIPSIS;
  let [fits, tooLong] = [0, letters.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (widthOf(cut(middle), style) <= width) fits = middle;
    else tooLong = middle;
  }
  return cut(fits);
}

/** At most this many lines; a word that is longer than a line is divided, and what does not fit ends in an ellipsis. */
export function wrap(text: string, width: number, most: number, style: Style): { lines: string[]; isWhole: boolean } {
  const words = shown(text, style).split(' ').filter(Boolean);
  const pieces = words.flatMap((word) => divide(word, width, style));
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    const longer = `${last} ${piece}`;
    if (last !== undefined && widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  if (lines.length <= most) return { lines, isWhole: pieces.length === words.length };
  const rest = fitLine(lines.slice(most - 1).join(' '), width, style);
  return { lines: [...lines.slice(0, most - 1), rest], isWhole: false };
}

function divide(word: string, width: number, style: Style): string[] {
  if (widthOf(word, style) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (widthOf(`${part}${letter}-`, style) > width) {
      parts.push(`${part}-`);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}
