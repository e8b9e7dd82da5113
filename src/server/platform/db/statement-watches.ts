import type { Log } from '../log.ts';
import type { StatementWatch } from './prepared-statements.ts';

const TEXT_MAX = 2_000;

/** @param from - milliseconds */
export const logSlowStatements = (from: number | undefined, log: Log): StatementWatch | undefined =>
  from === undefined
    ? undefined
    : (text, took) => {
        if (took >= from) log.warn({ ms: Math.round(took), statement: text.slice(0, TEXT_MAX) }, 'slow statement');
      };

/** One watch for several; none where there is none. */
export function watchAll(watches: readonly (StatementWatch | undefined)[]): StatementWatch | undefined {
  const given = watches.filter((watch) => watch !== undefined);
  if (given.length < 2) return given[0];
  return (text, took) => given.forEach((watch) => watch(text, took));
}
