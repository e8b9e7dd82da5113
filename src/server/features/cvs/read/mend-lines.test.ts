import { describe, expect, test } from 'vitest';

import { hasLooseAccents, mendLines, withAccents, withoutFooter } from './mend-lines.ts';

const lines = (...texts: string[]) => texts.map((text) => ({ text, size: 10 }));
const mended = (...texts: string[]) => mendLines(lines(...texts)).map(({ text }) => text);

describe('separate accents', () => {
  test('are combined with their letters', () => {
    const text = 'Negociaci´on, Gon¸calves, f¨ur, forma¸c˜ao, diplˆome, universit`a, l´ınguas';
    expect(hasLooseAccents(text)).toBe(true);
    expect(withAccents(text)).toBe('Negociación, Gonçalves, für, formação, diplôme, università, línguas');
  });

  test('are not confused with apostrophes, nor combined with impossible letters', () => {
    expect(hasLooseAccents('l´azienda, d´affaires')).toBe(false);
    expect(withAccents('¨q')).toBe('¨q');
  });
});

describe('the foot of a page', () => {
  test.each(['Page 2 / 3', 'Seite 1', 'Página 2 / ?? - Curriculum vitæ de', '1/2'])('ends at %s', (text) => {
    expect(withoutFooter(lines('Skills', 'CRM', text, 'Ana Prado'))).toHaveLength(2);
  });

  test('is not detected in other text about pages', () => {
    expect(withoutFooter(lines('Page 1', 'a', 'b', 'c'))).toHaveLength(4);
    expect(withoutFooter(lines('Page layout', '12/2019', 'Seite'))).toHaveLength(3);
  });
});

describe('broken lines', () => {
  test('are joined within hyphenated words', () => {
    expect(mended('CRM, Verhandlungs-', 'führung, Excel')).toEqual(['CRM, Verhandlungsführung, Excel']);
  });

  test('are not joined after omitted word parts, within names, or before other lines', () => {
    for (const texts of [
      ['Vertriebs-', 'und Serviceleitung'],
      ['Key-Account-', 'Management'],
      ['2019 -', 'today'],
    ])
      expect(mended(...texts)).toEqual(texts);
    const [first, bullet] = lines('Verhandlungs-', 'führung');
    expect(mendLines(first && bullet ? [first, { ...bullet, isBullet: true }] : [])).toHaveLength(2);
  });

  test('are joined within dates, in a narrow column', () => {
    expect(mended('June 2021– Account Manager, Harbour', 'present • Sold')).toEqual([
      'June 2021 – present\tAccount Manager, Harbour',
      '• Sold',
    ]);
    expect(mended('mai 2014 – Agent, Port', 'juin 2016')).toEqual(['mai 2014 – juin 2016\tAgent, Port']);
  });

  test('are not joined if both dates are complete', () => {
    for (const texts of [
      ['2019 – 2021 Agent', '2016 – 2018 Clerk'],
      ['2019 – Diploma', 'Harbour College'],
    ])
      expect(mended(...texts)).toEqual(texts);
  });
});
