import { Refusal } from './http/refusal.ts';
import { newId } from './id.ts';

/**
 * For a list that is saved as a whole: known entries keep their ids, entries without an id get a new one.
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
