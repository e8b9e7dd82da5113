import { describe, expect, test } from 'vitest';

import { companyNameSchema, personNameSchema, titleSchema } from './names.ts';
import { fieldProblems } from './problems.ts';

type Schema = typeof personNameSchema;

/** The error of a text, as the form shows it; without one, the text as it is stored. */
function read(schema: Schema, text: string): string {
  const { success, data, error } = schema.safeParse(text);
  return success
    ? `kept: ${data}`
    : fieldProblems(error.issues)
        .map(({ code }) => code)
        .join(' ');
}

const hidden = {
  'a zero-width space': 'An\u200ba',
  'a zero-width space alone': '\u200b',
  'a byte order mark': 'A\ufeffna',
  'a word joiner': 'An\u2060a',
  'a soft hyphen': 'An\u00ada',
  'a joiner between Latin letters': 'An\u200da',
  'a non-joiner between Latin letters': 'An\u200ca',
  'two non-joiners': 'می\u200c\u200cخ',
  'a turn of direction': '\u202eanA',
  'an isolate': 'A\u2066na',
  'a mark of direction': 'Ana\u200f',
  'a Hangul filler': 'Ana\u3164',
  'a Hangul filler alone': '\u3164',
  'a Hangul jamo filler': '\u115f\u1160',
  'a half-width Hangul filler': '\uffa0',
  'an empty Braille cell': '\u2800',
  'an empty Braille cell among letters': 'A\u2800na',
  'a Mongolian vowel separator': 'A\u180ena',
  'a combining grapheme joiner': 'A\u034fna',
  'a tag': 'Ana\u{e0041}',
  'an empty note head': 'Ana\u{1d159}',
  'a character of private use': 'Ana\ue000',
  'a variation selector after a Latin letter': 'A\u{e0100}na',
};

const links = [
  'http://evil.example',
  'https:evil',
  'HTTPS://EVIL',
  'see ftp://evil',
  'www.evil',
  'Ana www.evil.example now',
  'evil.example/offer',
  'evil.example:8080',
  'evil.example?x=1',
  'ｈｔｔｐ://evil',
  'ｗｗｗ．evil．example',
  'evil。example/x',
  '192.0.2.1 Ana',
];

describe.each([
  ['of a person', personNameSchema],
  ['of a company', companyNameSchema],
] as const)('the name %s', (_whose, schema) => {
  test.each(Object.entries(hidden))('is refused with %s (T302)', (_what, text) => {
    expect(read(schema, text)).toBe('hidden_characters');
  });

  test.each(links)('is refused with the link %s (T301)', (text) => {
    expect(read(schema, text)).toBe('web_address');
  });

  test.each(['', ' ', '\u00a0', '\u3000\u2003 \u1680'])('is refused if it is blank: %j', (text) => {
    expect(read(schema, text)).toBe('required');
  });

  test.each(['-', '…', '🙂', '"\'', '().'])('is refused without a letter: %s', (text) => {
    expect(read(schema, text)).toBe('letters_required');
  });

  test.each(['line\nbreak', 'bell\u0007', 'half \ud800 pair', 'para\u2029graph'])(
    'is refused with a control character: %j',
    (text) => {
      expect(read(schema, text)).toBe('invalid');
    },
  );

  test('is refused if it is longer than 80 characters', () => {
    expect(read(schema, 'a'.repeat(81))).toBe('too_long');
  });
});

describe('the name of a person', () => {
  test.each([
    'evil.example',
    'Ana evil.example',
    'your bank evil.example calls',
    'mail@evil.example',
    'пример.рф',
    'xn--e1afmkfd.xn--p1ai',
    'bit.ly',
    'evil．example',
    'evil。example',
  ])('is refused with the domain %s', (text) => {
    expect(read(personNameSchema, text)).toBe('web_address');
  });

  test('is refused with digits alone', () => {
    expect(read(personNameSchema, '007')).toBe('letters_required');
  });

  test.each([
    "O'Brien",
    'O’Brien',
    'Jean-Luc',
    'Nguyễn',
    'Nguyễn'.normalize('NFD'),
    '李',
    '李小龍',
    '王',
    '김민준',
    '山田 太郎',
    'ヴァン・デル・ベルク',
    '葛\u{e0100}城',
    'José María de la Cruz',
    'St. John',
    'J.R.R. Tolkien',
    'J.Smith',
    'Dr. Müller',
    'ß',
    'Weiß',
    'Ø',
    'Łukasz',
    'Þór',
    'Ångström',
    'D’Angelo',
    "d'Arc",
    'de’ Medici',
    'Ng',
    'X Æ A-Xii',
    'John Smith III',
    'Sammy Davis Jr.',
    'محمد',
    'عبد الله',
    'فاطمه\u200cزهرا',
    'علی\u200cرضا',
    'דוד',
    'בן־גוריון',
    'יִצְחָק',
    'Владимир',
    'Соловйов',
    'Ελένη',
    'अनिल',
    'क्\u200dष',
    'ශ්\u200dරී',
    'അന്\u200d',
    'สมชาย',
    'Ⲁⲛⲁ',
    'ʻAulani',
    'Keʻalohilani',
    'N’Golo',
    '𐐔𐐯𐑅',
  ])('may be %s (T303)', (name) => {
    expect(read(personNameSchema, name)).toBe(`kept: ${name}`);
  });

  test('has a single blank between words, and none at its ends', () => {
    expect(read(personNameSchema, '\u3000Ana\u00a0\u2003María \u00a0')).toBe('kept: Ana María');
  });
});

describe('the name of a company', () => {
  test.each([
    'Acme',
    '3M',
    '1&1',
    '24',
    'Booking.com',
    'Booking.com B.V.',
    'Müller & Söhne GmbH',
    'A/S Norge',
    'Yahoo!',
    'C&A',
    '株式会社トヨタ',
    'St.Gallen AG',
    'T-Systems',
    'S.A. de C.V.',
    'Coop: Bern',
    'OÜ Tallinn',
    'شرکت نرم\u200cافزار',
  ])('may be %s', (name) => {
    expect(read(companyNameSchema, name)).toBe(`kept: ${name}`);
  });
});

describe('a title', () => {
  const title = titleSchema(120);
  test.each(Object.entries(hidden))('is stored without %s', (_what, text) => {
    expect(read(title, text)).toMatch(/^kept: (Ana|anA|)$|می/);
    expect(read(companyNameSchema, read(title, text).slice('kept: '.length) || 'Empty')).toMatch(/^kept: /);
  });

  test('is blank if none of it is visible', () => {
    expect(read(title.min(1), '\u3164\u200b')).toBe('required');
  });

  test('keeps the joiners that its script needs', () => {
    expect(read(title, 'کارشناس می\u200cخواهیم')).toBe('kept: کارشناس می\u200cخواهیم');
  });

  test.each(['see https://evil.example', 'www.evil.example', 'ftp://evil'])('is refused with the link %s', (text) => {
    expect(read(title, text)).toBe('web_address');
  });

  test.each([
    '',
    'Node.js/React developer',
    'Head of .NET',
    'Sales & Support (m/w/d)',
    'Account Manager – DACH',
    '24/7',
    'Director: EMEA',
    'Support 👩🏽‍💻',
    'Sales ❤️',
  ])('may be %j', (text) => {
    expect(read(title, text)).toBe(`kept: ${text}`);
  });
});
