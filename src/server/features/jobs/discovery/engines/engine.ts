/** A page of a job in one language. */
export interface ToldPage {
  url: string;
  /** False once the page is gone. */
  isListed: boolean;
}

export interface SearchEngine {
  name: 'indexnow' | 'google';
  /** Pages of one call. */
  most: number;
  /** The maximum number of calls of `tell` within the period; undefined: no limit. */
  limit?: { max: number; seconds: number };
  /**
   * Returns false when the engine takes no more for now.
   * @throws Error with its answer
   */
  tell(pages: readonly ToldPage[]): Promise<boolean>;
}

/** Milliseconds. */
export const TIMEOUT = 15_000;

const ERROR_TEXT_MAX = 300;

/** @throws Error */
export async function refusedBy(engine: string, answer: Response): Promise<never> {
  throw new Error(`${engine} answered ${answer.status}: ${(await answer.text()).slice(0, ERROR_TEXT_MAX)}`);
}
