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
