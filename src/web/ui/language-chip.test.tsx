import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { LanguageChip, type LanguageChipProps } from './language-chip.tsx';

const html = (props: LanguageChipProps) => renderToStaticMarkup(<LanguageChip {...props} />);
const spoken = (markup: string) => markup.match(/sr-only">([^<]*)/)?.[1];
/** The number of filled segments. */
const steps = (markup: string) => Number(/language-steps steps-(\d)"/.exec(markup)?.[1]);

describe('LanguageChip', () => {
  test('shows the language’s own name, and announces it in the reader’s language', () => {
    const markup = html({ language: 'de', level: 'B2' });
    expect(markup).toContain('lang="de">Deutsch<');
    expect(spoken(markup)).toBe('German: level B2');
  });

  test.each([
    ['A1', 1],
    ['B2', 4],
    ['C2', 6],
    ['native', 6],
  ] as const)('%s fills its steps', (level, expected) => {
    expect(steps(html({ language: 'fr', level }))).toBe(expected);
  });

  test('abbreviates the mother tongue where there is little room, but not for screen readers', () => {
    const markup = html({ language: 'de', level: 'native', isShort: true });
    expect(markup).toContain('>native<');
    expect(spoken(markup)).toBe('German: mother tongue');
  });

  test('states whether it is optional, and whether it is met', () => {
    expect(spoken(html({ language: 'it', level: 'C1', isPlus: true, state: 'not_met' }))).toBe(
      'Italian: level C1; a plus; Your level is lower',
    );
  });
});
