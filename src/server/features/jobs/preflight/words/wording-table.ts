export type Replacement = readonly [pattern: string, suggestion: string];

export interface JobTitles {
  forms: readonly (readonly [masculine: string, feminine: string])[];
  /** Whether compounds are written without a space. */
  compounds: boolean;
  /** Marks that include all genders, such as "(m/w/d)". */
  neutral: readonly RegExp[];
  suggest(masculine: string): string;
}

/**
 * Patterns match whole words of folded text (fold.ts) with single spaces. `<lang>` is any language's name. No nested
 * quantifiers: they backtrack exponentially.
 */
export interface WordingTable {
  /** A level to ask for in place of a birthplace. */
  level(language: string | undefined): string;
  native: readonly string[];
  age: readonly Replacement[];
  gender: readonly Replacement[];
  /** Null if job names have one form. */
  titles: JobTitles | null;
}
