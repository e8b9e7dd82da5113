/** Longer keys are rare, and may be user input. */
const KEY_MAX = 200;

/** Keeps the latest results by key: at least `enough`, at most twice as many. */
export function keepResults<Result>(enough: number): (key: string, find: () => Result) => Result {
  let latest = new Map<string, Result>();
  let before = new Map<string, Result>();
  return (key, find) => {
    const kept = latest.get(key);
    if (kept !== undefined) return kept;
    const result = before.get(key) ?? find();
    if (key.length > KEY_MAX) return result;
    if (latest.size >= enough) [before, latest] = [latest, new Map()];
    latest.set(key, result);
    return result;
  };
}
