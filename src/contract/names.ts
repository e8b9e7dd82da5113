import { z } from 'zod';

import type { FieldProblem } from './problems.ts';

// Control characters, line breaks and lone surrogates, which cannot be stored.
const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

// Some scripts need these two in their spelling: Persian “می‌خ”, Sinhala “ශ්‍රී”.
const JOINER =
  /(?<=[\p{scx=Arab}\p{scx=Syrc}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}])[\u200c\u200d](?![\u200c\u200d])/u;

// Variants of characters in Japanese names.
const IDEOGRAPHIC_VARIANT = /(?<=\p{Script=Han})[\u{e0100}-\u{e01ef}]/u;

// Emoji sequences, and emoji in colour.
const EMOJI =
  /(?<=\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\ufe0f/u;

// Zero-width and bidirectional characters, fillers, private use, and two blanks that are not White_Space in Unicode.
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\u2800\u{1d159}]/u;

const NEEDED = [JOINER, IDEOGRAPHIC_VARIANT, EMOJI].map(({ source }) => source).join('|');

const NEEDED_OR_HIDDEN = new RegExp(`(${NEEDED})|${HIDDEN.source}`, 'gu');

/** Invisible characters can make one name look like another, or empty. */
const withoutHidden = (text: string): string => text.replace(NEEDED_OR_HIDDEN, (_found, needed = '') => String(needed));

/** Text that email and chat programs turn into links. */
const LINK = /https?:|:\/\/|(?<![\p{L}\p{N}])www\./iu;

/** A domain with a path, a port or a query, or an IP address. */
const ADDRESS = /[\p{L}\p{N}-]{2}\.\p{L}{2,}[/:?#]\S|\d\.\d+\.\d+\.\d/u;

// Initials have one letter: “J.Smith” is a name, “evil.example” is not.
const DOMAIN = /[\p{L}\p{N}-]{2}\.\p{L}{2}/u;

interface Rules {
  max: number;
  /** Besides links. */
  without?: RegExp[];
  /** Unless it is empty. */
  needs?: RegExp;
}

function problemOf(text: string, { without = [], needs }: Omit<Rules, 'max'>): FieldProblem['code'] | undefined {
  if (CONTROL.test(text)) return 'invalid';
  if (withoutHidden(text) !== text) return 'hidden_characters';
  // Full-width letters and the ideographic full stop lead to the same domains.
  const plain = text.normalize('NFKC').replaceAll('。', '.');
  if ([LINK, ...without].some((pattern) => pattern.test(plain))) return 'web_address';
  return needs && text !== '' && !needs.test(text) ? 'letters_required' : undefined;
}

const spaced = (text: string): string => text.replace(/\p{Zs}+/gu, ' ').trim();

const oneLine = ({ max, ...rules }: Rules, tidied = spaced) =>
  z
    .string()
    .overwrite(tidied)
    .max(max)
    .superRefine((text, context) => {
      // It was refused already, and may have any length.
      if (text.length > max) return;
      const code = problemOf(text, rules);
      if (code) context.addIssue({ code: 'custom', params: { code } });
    });

/**
 * It appears in emails to others, so it must not be a link. Company names may also be a domain (“Booking.com”) or a
 * number.
 */
export const personNameSchema = oneLine({ max: 80, without: [ADDRESS, DOMAIN], needs: /\p{L}/u }).min(1);

export const companyNameSchema = oneLine({ max: 80, without: [ADDRESS], needs: /[\p{L}\p{N}]/u }).min(1);

/** A job, position, employer, school or certificate; may be empty. Invisible characters are often copied along. */
export const titleSchema = (max: number) => oneLine({ max }, (text) => spaced(withoutHidden(text)));
