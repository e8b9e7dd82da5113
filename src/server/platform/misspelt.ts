/** Letters: HOST is one from POST, and APP_URL from API_URL; both may be set. */
const LONG_NAME = 6;
const LONG_NAME_WITH_ANOTHER_LETTER = 8;

/** The known name that an unknown one differs from in a letter, in case, or in two that changed places. */
export function findMeant(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  const upper = name.toUpperCase();
  return known.find((candidate) => upper === candidate || (candidate.length >= LONG_NAME && isNear(upper, candidate)));
}

function isNear(name: string, known: string): boolean {
  const start = [...known].findIndex((letter, index) => letter !== name[index]);
  const [given, wanted] = start === -1 ? [name.slice(known.length), ''] : [name.slice(start), known.slice(start)];
  return (
    given.slice(1) === wanted ||
    given === wanted.slice(1) ||
    (known.length >= LONG_NAME_WITH_ANOTHER_LETTER && given.slice(1) === wanted.slice(1)) ||
    (given.slice(2) === wanted.slice(2) && given[0] === wanted[1] && given[1] === wanted[0])
  );
}
