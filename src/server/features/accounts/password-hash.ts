import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

import { Refusal } from '../../platform/http/refusal.ts';

// OWASP, Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane.
const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const LANES = 1;
const HASH_BYTES = 32;
const SALT_BYTES = 16;

/**
 * Each takes 19 MiB and a core for some 30 ms. Large machines keep one core free; on two, one slot would not serve
 * twenty sign-ins a second.
 */
const AT_ONCE = Math.max(2, availableParallelism() - 1);
/** Milliseconds; callers who would wait longer are refused. */
const LONGEST_WAIT = 500;
const LONGEST_QUEUE = 12 * AT_ONCE;
const BUSY_SECONDS = 1;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const compute = promisify((parameters: Argon2Parameters, done: (error: Error | null, hash: Buffer) => void) =>
  argon2('argon2id', parameters, done),
);

let running = 0;
/** Moving average of a hash's duration, in milliseconds. */
let averageDuration = 60;
const waiting: (() => void)[] = [];

/**
 * Called before the queries, so that a flood costs little.
 * @throws Refusal UNAVAILABLE busy
 */
export function requireHashingCapacity(): void {
  const wait = ((waiting.length + 1) * averageDuration) / AT_ONCE;
  const isBusy = running >= AT_ONCE && (waiting.length >= LONGEST_QUEUE || wait > LONGEST_WAIT);
  if (isBusy) throw new Refusal('UNAVAILABLE', { reason: 'busy', retryAfter: BUSY_SECONDS });
}

/** The same password gives the same bytes on every keyboard (NIST SP 800-63B, section 5.1.1.2). */
export const normalizePassword = (password: string): string => password.normalize('NFKC');

/**
 * Returns argon2id in the PHC string format.
 * @throws Refusal UNAVAILABLE busy if too many are waiting.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await withinCapacity(() =>
    run(password, salt, { memory: MEMORY_KIB, passes: PASSES, parallelism: LANES, tagLength: HASH_BYTES }),
  );
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${encode(salt)}$${encode(hash)}`;
}

/**
 * @throws Refusal UNAVAILABLE busy if too many are waiting.
 */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = PHC.exec(stored) ?? [];
  if (!hash) return false;
  const expected = Buffer.from(hash, 'base64');
  const actual = await withinCapacity(() =>
    run(password, Buffer.from(salt, 'base64'), {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    }),
  );
  return timingSafeEqual(actual, expected);
}

const run = (password: string, nonce: Buffer, cost: Omit<Argon2Parameters, 'message' | 'nonce'>) =>
  compute({ message: Buffer.from(normalizePassword(password)), nonce, ...cost });

// PHC omits base64 padding.
const encode = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

async function withinCapacity<Result>(work: () => Promise<Result>): Promise<Result> {
  requireHashingCapacity();
  if (running >= AT_ONCE) {
    // A finished hash passes its slot to the next in the queue, so that no newcomer can take it.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  const started = performance.now();
  try {
    return await work();
  } finally {
    averageDuration += (performance.now() - started - averageDuration) / 8;
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
