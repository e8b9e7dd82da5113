export interface SheetEntry {
  /** To the left of the text, instead of a title. */
  label?: string;
  title?: string;
  /** At the right edge. */
  period?: string;
  place?: string;
  text?: string;
}

/** Every text in its language; each part begins a page. */
export interface SheetPart {
  /** BCP 47. */
  locale: string;
  name: string;
  title: string;
  contact: string[];
  sections: { title: string; entries: SheetEntry[] }[];
}

export interface Sheet {
  parts: [SheetPart, ...SheetPart[]];
  /** A picture as base64, at the top right of the first page. */
  logo?: string;
  /** Leaves room for a signature (signature.ts). `at`: as ISO 8601. */
  signature?: { name: string; at: string };
}
