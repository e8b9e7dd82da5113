import { lengthOf } from '#contract/accounts/accounts.ts';

import type { Ctx } from '../../context.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import commonText from './common-passwords.txt?raw';
import { normalizePassword } from './password-hash.ts';

export interface Owner {
  email: string;
  names: string[];
}

const common = new Set(commonText.split(/\s+/).filter(Boolean));

/** Keyboard sequences: letters, digits and the rows of the keyboards of our six languages, in both directions. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
];
const RUNS = ROWS.flatMap((row) => [
  row + row,
  Array.from(row + row)
    .toReversed()
    .join(''),
]);

/**
 * Refuses passwords that are too short by the setting or easily guessed. No kinds of characters are required (NIST SP
 * 800-63B, section 5.1.1.2).
 * @throws Refusal INVALID too_short or common_password for the field.
 */
export async function requireGoodPassword(ctx: Ctx, field: string, password: string, owner: Owner): Promise<void> {
  const { 'accounts.password_min_length': min, 'site.name': site } = await ctx.settings();
  const normalized = normalizePassword(password);
  if (lengthOf(normalized) < min) throw invalidField(field, 'too_short', { min });
  if (isCommonPassword(normalized, owner, [site]) || (await isLeaked(normalized)))
    throw invalidField(field, 'common_password');
}

let leaked: Promise<ReadonlySet<string>> | undefined;

/** Some 50,000 passwords that were most frequent in leaks, loaded when a user first chooses a password. */
async function isLeaked(password: string): Promise<boolean> {
  leaked ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return (await leaked).has(password.toLowerCase());
}

/**
 * Well known, derived from its owner's name or address, or trivial: 111111, qwerty, abcabc.
 * @param words of this site, such as its name
 */
export function isCommonPassword(password: string, { email, names }: Owner, words: readonly string[] = []): boolean {
  const plain = password.toLowerCase().trim();
  if (isWorn(plain)) return true;
  const own = [
    email,
    email.split('@', 1)[0] ?? '',
    ...names,
    names.join(''),
    names.join(' '),
    names.join('.'),
    ...words,
  ]
    .map((word) => word.toLowerCase())
    .filter(Boolean);
  const stem = withoutTail(plain);
  return own.some((word) => word === plain || word === stem) || isWorn(stem) || isWorn(unmasked(stem));
}

const isWorn = (text: string): boolean => common.has(text) || isRun(text) || isRepetition(text);

const isRun = (text: string): boolean => text.length > 3 && RUNS.some((run) => run.includes(text));

const isRepetition = (text: string): boolean => /^(.{1,3})\1+$/su.test(text) && text.length > 3;

/** Strips a trailing year, number or punctuation: summer2024! is summer. */
function withoutTail(text: string): string {
  const stem = text.replace(/[^\p{L}]{1,6}$/u, '');
  return stem.length > 3 ? stem : text;
}

const MASKS: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
};

/** Replaces look-alike characters by letters: p@ssw0rd is password. */
const unmasked = (text: string): string => text.replaceAll(/[@4310!5$7]/g, (sign) => MASKS[sign] ?? sign);
