import { Refusal } from './http/refusal.ts';
import { newId } from './id.ts';

/**
 * For a list that is saved as a whole: what was there before keeps its id, what comes without one gets a new one.
 * @returns a function that throws a Refusal CONFLICT changed_meanwhile for an id that is not known, or given twice.
 */
export function createIdKeeper(): (given: string | undefined, known: readonly { id: string }[]) => string {
  const taken = new Set<string>();
  return (given, known) => {
    if (given === undefined) return newId();
    if (taken.has(given) || known.every(({ id }) => id !== given))
      throw new Refusal('CONFLICT', { reason: 'changed_meanwhile' });
    taken.add(given);
    return given;
  };
}
