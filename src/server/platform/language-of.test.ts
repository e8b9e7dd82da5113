import { expect, test } from 'vitest';

import { languageOf } from './language-of.ts';

test.each([
  ['Vielen Dank, bis Montag!', 'de'],
  ['Merci beaucoup', 'fr'],
  ['Hola, ¿qué tal todo?', 'es'],
  ['Va bene, grazie', 'it'],
  ['Perfeito, agradeço a flexibilidade.', 'pt'],
  ['See you then, and thank you', 'en'],
  ['Dank je wel, tot morgen', 'nl'],
  ['Dziękuję bardzo, do jutra', 'pl'],
  ['Siehe https://www.example.com/thank-you-very-much-for-your-application bitte vorher durch', 'de'],
])('%s is %s', async (text, language) => {
  expect(await languageOf(text)).toBe(language);
});

test.each(['', 'Ok', 'Ja, gerne', '+49 170 123456789', 'https://www.example.com/wir-freuen-uns', '👍👍👍👍👍👍👍'])(
  '%s is too little to tell',
  async (text) => {
    expect(await languageOf(text)).toBeNull();
  },
);
