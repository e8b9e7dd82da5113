/** The parts that we use; the library has no types. */
declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): {
      advanceWidth: number;
      glyphs: { path: { toSVG(): string } }[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    };
  }
  export function create(bytes: Uint8Array): Font;
}
