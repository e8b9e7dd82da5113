import { describe, expect, test } from 'vitest';

import {
  estimatedLevel,
  TEST_GAPS,
  TEST_TEXTS,
  type TestLanguage,
} from '#contract/language-tests/language-test-choices.ts';
import { locales } from '#contract/locales.ts';

import { gapText, lettersBefore, markAnswer } from './c-test.ts';
import { markAnswers, readForm, readForms } from './forms.ts';

/** With each answer in brackets at its gap. */
function shown(text: string, language: TestLanguage): string {
  const { pieces, answers } = gapText(text, language);
  return pieces.map((piece, at) => piece + (answers[at] === undefined ? '' : `[${answers[at]}]`)).join('');
}

describe('the removed letters', () => {
  test.each<[TestLanguage, string, string]>([
    ['en', 'One whole. We call the customer’s office.', 'One whole. We ca[ll] the cust[omer’s] office.'],
    ['en', 'One. They don’t follow-up now.', 'One. They do[n’t] follow-u[p] now.'],
    [
      'de',
      'Eins. Wir schreiben täglich viele E-Mails an Gäste.',
      'Eins. Wir schr[eiben] täglich vi[ele] E-Mails a[n] Gäste.',
    ],
    ['de', 'Eins. Die Straße ist größer.', 'Eins. Die Str[aße] ist grö[ßer].'],
    ['es', 'Uno. La niña y el señor vienen mañana.', 'Uno. La ni[ña] y el se[ñor] vienen mañ[ana].'],
    [
      'fr',
      'Un. J’ai vu l’entreprise d’aujourd’hui, peut-être.',
      'Un. J’ai v[u] l’entreprise d’aujourd’h[ui], peut-êt[re].',
    ],
    ['it', 'Uno. L’azienda era un po’ piccola.', 'Uno. L’azienda e[ra] un p[o]’ piccola.'],
    ['pt', 'Um. Telefonei-lhe às sextas-feiras, e já está.', 'Um. Telefonei-l[he] às sex[tas]-feiras, e j[á] está.'],
  ])('in %s: %s', (language, text, expected) => {
    expect(shown(text, language)).toBe(expected);
  });

  test('exclude names, numbers and single letters, which are not counted', () => {
    expect(shown('One. We met {Maria Lopes} at 9 on a sunny B2B day.', 'en')).toBe(
      'One. We m[et] Maria Lopes at 9 o[n] a sunny B2B d[ay].',
    );
  });

  test('exclude the first sentence, and end with the last gap', () => {
    const { pieces, answers } = gapText(`The first one is whole. ${'some words '.repeat(30)}`, 'en');
    expect(answers).toHaveLength(TEST_GAPS);
    expect(pieces[0]).toBe('The first one is whole. some wo');
    expect(pieces.at(-1)).toBe(` ${'some words '.repeat(10)}`);
  });
});

describe.each([...locales])('the forms in %s', (language) => {
  test('number at least three, each of four texts of 60 to 90 words with 20 gaps', async () => {
    const forms = await readForms(language);
    expect(forms.length).toBeGreaterThanOrEqual(3);
    expect(new Set(forms.flat()).size).toBe(forms.length * TEST_TEXTS);
    for (const [at, texts] of forms.entries()) {
      expect(texts).toHaveLength(TEST_TEXTS);
      for (const text of texts) {
        const words = text.split(/\s+/).length;
        expect([words >= 60 && words <= 90, words, text]).toEqual([true, words, text]);
        expect([gapText(text, language).answers.length, text]).toEqual([TEST_GAPS, text]);
        expect(text).not.toMatch(/'| {2}|\d/);
      }
      expect(await readForm(language, at)).toEqual(texts.map((text) => gapText(text, language)));
    }
  });

  test('give the texts when completed', async () => {
    for (const text of (await readForms(language)).flat()) {
      const { pieces, answers } = gapText(text, language);
      const whole = pieces.map((piece, at) => piece + (answers[at] ?? '')).join('');
      expect(whole).toBe(text.replaceAll(/[{}]/g, ''));
      for (const [at, missing] of answers.entries()) {
        const before = lettersBefore(pieces[at] ?? '').replaceAll(/^.*[’']/g, '');
        const letters = (part: string) => part.replaceAll(/[^\p{L}]/gu, '').length;
        expect([0, 1]).toContain(letters(missing) - letters(before));
      }
    }
  });

  test('accept their own answers', async () => {
    const texts = await readForm(language, 0);
    const answers = texts.flatMap((text) => text.answers);
    expect(new Set(markAnswers(texts, answers))).toEqual(new Set(['right']));
    expect(new Set(markAnswers(texts, []))).toEqual(new Set(['wrong']));
  });
});

test('accepts an answer in any case, as the whole word, and with either apostrophe', () => {
  expect(markAnswer(' OMER’s ', 'omer’s', 'cust')).toBe('right');
  expect(markAnswer("customer's", 'omer’s', 'cust')).toBe('right');
  expect(markAnswer('omer', 'omer’s', 'cust')).toBe('wrong');
  expect(markAnswer('', 'omer', 'cust')).toBe('wrong');
});

test('rejects an answer without its accent, and says so', () => {
  expect(markAnswer('ana', 'aña', 'm')).toBe('accent');
  expect(markAnswer('sse', 'ße', 'Stra')).toBe('accent');
  expect(markAnswer('ueck', 'ück', 'Gl')).toBe('accent');
  expect(markAnswer('uck', 'ück', 'Gl')).toBe('accent');
  expect(markAnswer('u\u0308ck', 'ück', 'Gl')).toBe('right');
  expect(markAnswer('ück', 'uck', 'D')).toBe('accent');
});

test('estimates a level from the share of correct answers', () => {
  expect([0, 11, 12, 24, 36, 48, 60, 71, 72, 80].map((right) => estimatedLevel(right, 80))).toEqual([
    null,
    null,
    'A1',
    'A2',
    'B1',
    'B2',
    'C1',
    'C1',
    'C2',
    'C2',
  ]);
});
