/** What asks for an age or a gender, as a pattern, and what could stand there instead. */
export type Replacement = readonly [pattern: string, suggestion: string];

/** Names of jobs that have a form for each gender. */
export interface JobTitles {
  forms: readonly (readonly [masculine: string, feminine: string])[];
  /** Whether another word may stand before them without a space. */
  compounds: boolean;
  /** What says, anywhere in a title, that everybody is meant. */
  neutral: readonly RegExp[];
  suggest(masculine: string): string;
}

/**
 * The rules for texts of one language. Patterns match whole words of folded text (fold.ts): lower case, no accents,
 * single spaces. `<lang>` stands for any language's name. No pattern may repeat what repeats.
 */
export interface WordingTable {
  /** A level in place of a birthplace; of which language, where that is known. */
  level(language: string | undefined): string;
  native: readonly string[];
  age: readonly Replacement[];
  gender: readonly Replacement[];
  /** Null where names of jobs have one form. */
  titles: JobTitles | null;
}
