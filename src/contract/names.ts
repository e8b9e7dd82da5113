import { z } from 'zod';

import type { FieldProblem } from './problems.ts';

// Control characters, line breaks and halves of a surrogate pair, which cannot be stored.
const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

// Orthography needs these two in some scripts: Persian “می‌خ”, Sinhala “ශ්‍රී”.
const JOINER =
  /(?<=[\p{scx=Arab}\p{scx=Syrc}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}])[\u200c\u200d](?![\u200c\u200d])/u;

// Which form of a character a Japanese name is written with.
const IDEOGRAPHIC_VARIANT = /(?<=\p{Script=Han})[\u{e0100}-\u{e01ef}]/u;

// One emoji of several, and emoji in colour.
const EMOJI =
  /(?<=\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\ufe0f/u;

// Zero-width and bidirectional characters, fillers, private use, and the two blanks that Unicode does not call blank.
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\u2800\u{1d159}]/u;

const NEEDED = [JOINER, IDEOGRAPHIC_VARIANT, EMOJI].map(({ source }) => source).join('|');

const NEEDED_OR_HIDDEN = new RegExp(`(${NEEDED})|${HIDDEN.source}`, 'gu');

/** A text without what cannot be seen: one name could look like another by it, or like none. */
const withoutHidden = (text: string): string => text.replace(NEEDED_OR_HIDDEN, (_found, needed = '') => String(needed));

/** What mail programs and messengers make a link of, whatever the rest looks like. */
const LINK = /https?:|:\/\/|(?<![\p{L}\p{N}])www\./iu;

/** A domain with a path, a port or a query, or an IP address. */
const ADDRESS = /[\p{L}\p{N}-]{2,}\.\p{L}{2,}[/:?#]\S|\d+\.\d+\.\d+\.\d+/u;

// Initials have one letter: “J.Smith” is a name, “evil.example” is not.
const DOMAIN = /[\p{L}\p{N}-]{2,}\.\p{L}{2,}/u;

interface Rules {
  max: number;
  /** What it must not contain, beside links. */
  without?: RegExp[];
  /** What it must contain, unless it is empty. */
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
      const code = problemOf(text, rules);
      if (code) context.addIssue({ code: 'custom', params: { code } });
    });

/**
 * A person's first or last name, in any script. It stands in mails to others, so it must not be a link; the names of
 * companies follow the same rules, but may be a domain (“Booking.com”) or a number.
 */
export const personNameSchema = oneLine({ max: 80, without: [ADDRESS, DOMAIN], needs: /\p{L}/u }).min(1);

export const companyNameSchema = oneLine({ max: 80, without: [ADDRESS], needs: /[\p{L}\p{N}]/u }).min(1);

/**
 * The title of a job or a position, and the name of an employer, a school or a certificate; it may be empty. What cannot
 * be seen is taken out: it comes along when a title is copied.
 */
export const titleSchema = (max: number) => oneLine({ max }, (text) => spaced(withoutHidden(text)));
