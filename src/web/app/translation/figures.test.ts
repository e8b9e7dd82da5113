import { describe, expect, test } from 'vitest';

import { compareFigures } from './figures.ts';

const differing = (original: string, translation: string) => {
  const { onlyInOriginal, onlyInTranslation } = compareFigures(original, translation);
  return [onlyInOriginal, onlyInTranslation];
};

describe('the same figures', () => {
  test.each([
    ['Kommen Sie um 15 Uhr.', 'Come at 3 pm.'],
    ['Kommen Sie um 09:30 Uhr.', 'Come at 9:30 a.m.'],
    ['Come at 12:15 a.m.', 'Kommen Sie um 0:15 Uhr.'],
    ['À 14 h 45, salle 3', 'At 2:45 PM, room 3'],
    ['€1,500.00 a month', '1.500 € im Monat'],
    ['45 000 € par an', '45,000 euros a year'],
    ["CHF 120'000", '120.000 CHF'],
    ['3 March 2027', '3. März 2027'],
    ['Call +49 170 1234567', 'Rufen Sie +49 170 1234567 an'],
    ['No figures here', 'Keine Zahlen'],
    ['Deutsch C1 (Muttersprache ist nicht nötig), Englisch B2', 'German (C1), English at B2'],
    ['30.000 € – 40.000 €', '30,000 to 40,000 euros'],
    ['£30,000, paid in pounds', '30.000 Pfund'],
    ['US$ 500', '500 dólares'],
    ['A4 paper', 'Papier A4'],
  ])('%s – %s', (original, translation) => {
    expect(differing(original, translation)).toEqual([[], []]);
  });
});

describe('other figures', () => {
  test.each([
    ['Kommen Sie um 15 Uhr.', 'Come at 5 pm.', [['15'], ['5 pm']]],
    ['Ihr Gehalt: 45.000 €', 'Your salary: 54,000 €', [['45.000'], ['54,000']]],
    ['Am 3. und am 3. nochmals', 'On the 3rd', [['3'], []]],
    ['Bis morgen!', 'See you on the 25th!', [[], ['25']]],
    ['Room 30', 'Raum 300', [['30'], ['300']]],
    ['Deutsch C1', 'German B1', [['C1'], ['B1']]],
    ['Deutsch B2', 'German C2', [['B2'], ['C2']]],
    ['45.000 €', '£45,000', [['€'], ['£']]],
    ['45.000 €', '45,000', [['€'], []]],
  ])('%s – %s', (original, translation, expected) => {
    expect(differing(original, translation)).toEqual(expected);
  });
});

test('what the original lacks is marked in the translation', () => {
  expect(compareFigures('um 10 Uhr', 'at 10, or at 11 o’clock').pieces).toEqual([
    { text: 'at 10, or at ', isMarked: false },
    { text: '11', isMarked: true },
    { text: ' o’clock', isMarked: false },
  ]);
});
