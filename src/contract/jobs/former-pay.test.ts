import { expect, test } from 'vitest';

import { findFormerPayAsked } from './former-pay.ts';

/** As people write them to candidates, in any language. */
const asked: [letter: string, quote: string][] = [
  ['Hi Lea,\nthanks for your time today. What is your current salary? Best, Jonas', 'current salary'],
  ['Could you tell us how much you currently earn', 'you currently earn'],
  ['Please send us your last three payslips before the interview.', 'last three payslips'],
  ['What were you paid at Acme?', 'were you paid'],
  ['Please state your notice period and previous salary.', 'previous salary'],
  ['Wie hoch ist Ihr aktuelles Jahresgehalt?', 'aktuelles Jahresgehalt'],
  ['Was haben Sie zuletzt bei der Bahn verdient?', 'Was haben Sie zuletzt bei der Bahn verdient'],
  ['Bitte schicken Sie uns die letzten drei Gehaltsabrechnungen.', 'letzten drei Gehaltsabrechnungen'],
  ['Wo stehen Sie derzeit gehaltlich?', 'derzeit gehaltlich'],
  ['¿Cuánto cobras ahora mismo?', 'Cuánto cobras'],
  ['Indícanos tu último sueldo, por favor.', 'último sueldo'],
  ['¿Cuánto te pagan en tu empresa?', 'Cuánto te pagan'],
  ['Merci de nous indiquer votre salaire actuel.', 'salaire actuel'],
  ['Vous gagnez combien aujourd’hui ?', 'Vous gagnez combien'],
  ['Envoyez-nous vos trois derniers bulletins de salaire.', 'derniers bulletins de salaire'],
  ['Qual è la Sua RAL attuale?', 'RAL attuale'],
  ['Ci invii le ultime tre buste paga, per favore.', 'ultime tre buste paga'],
  ['Quanto recebia no último emprego?', 'Quanto recebia'],
  ['Indique o seu salário atual.', 'salário atual'],
];

const notAsked = [
  'What salary do you expect?',
  'What would you like to earn?',
  'Our current salary range is 32,000 to 38,000 euros. Does that work for you?',
  'Would the current pay range of 30 to 35 thousand suit you?',
  'The job pays 3,000 euros a month.',
  'What do you make of our product?',
  'Is our current package clear to you?',
  'Welches Gehalt stellen Sie sich vor?',
  'Was verdienen Sie bei uns? Das Grundgehalt liegt bei 3.200 Euro.',
  'Unser aktuelles Gehalt für die Stelle steht in der Anzeige. Passt das für Sie?',
  'Was haben Sie in Ihrer letzten Stelle gemacht?',
  '¿Qué salario esperas?',
  '¿Cuánto te gustaría ganar?',
  'Nuestro salario actual para este puesto es de 28.000 euros.',
  'Quelles sont vos prétentions salariales ?',
  'Notre rémunération actuelle est de 30 000 euros.',
  'Quale retribuzione si aspetta?',
  'Quanto guadagna da noi? La RAL è di 30.000 euro.',
  'Que salário espera?',
  'Quanto gostaria de ganhar?',
];

test.each(asked)('asks for former pay: %s', (letter, quote) => {
  expect(findFormerPayAsked(letter)).toBe(quote);
});

test.each(notAsked)('does not: %s', (letter) => {
  expect(findFormerPayAsked(letter)).toBeUndefined();
});

test('reads a letter of any length', () => {
  const letter = 'Was haben Sie zuletzt dort in der alten Stelle gemacht '.repeat(20_000);
  expect(findFormerPayAsked(letter)).toBeUndefined();
});
