import { setTimeout as sleep } from 'node:timers/promises';

import type { Config } from '../platform/config.ts';

export interface Finding {
  /** `note`: a site starts, but lacks something that most sites have. */
  state: 'ok' | 'note' | 'wrong';
  part: string;
  text: string;
}

/**
 * Leaves nothing behind. Undefined where the part is not configured.
 * @throws Error that names what does not work, and the next step
 */
export type Check = (config: Config) => Promise<string | { note: string } | undefined>;

/** Milliseconds. A store or server that takes packets and never answers would hold the command for minutes. */
const TIMEOUT = 30_000;

export async function runCheck(part: string, check: Check, config: Config): Promise<Finding[]> {
  const silence = sleep(TIMEOUT, undefined, { ref: false }).then(() => {
    throw new Error(`no answer within ${TIMEOUT / 1_000} s. Check its address, and the firewall on the way.`);
  });
  try {
    const answer = await Promise.race([check(config), silence]);
    if (answer === undefined) return [];
    return typeof answer === 'string'
      ? [{ state: 'ok', part, text: answer }]
      : [{ state: 'note', part, text: answer.note }];
  } catch (error) {
    return [{ state: 'wrong', part, text: reasonOf(error) }];
  }
}

/** One line, which ends with a full stop only if the cause does. Libraries wrap the cause that users need to know. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  if (first !== undefined) return reasonOf(first);
  const { code } = error as { code?: string };
  return (error.message || code || error.name).replaceAll(/\s+/g, ' ');
}
