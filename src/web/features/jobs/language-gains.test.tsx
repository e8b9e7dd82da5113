import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';

import type { LanguageGain } from '#contract/jobs/jobs.ts';
import { overwriteGetLocale } from '#generated/paraglide/runtime.js';

import { LanguageGains } from './language-gains.tsx';

afterEach(() => overwriteGetLocale(() => 'en'));

const html = (gains: LanguageGain[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LanguageGains gains={gains} />
    </MemoryRouter>,
  );

const gain = (jobs: number): LanguageGain => ({ language: 'de', level: 'B2', jobs });

test('links each level to the jobs that require it', () => {
  const markup = html([gain(1_214)]);
  expect(markup).toContain('aria-label="What would open up the most jobs to you"');
  expect(markup).toContain('href="/jobs?language=de%3AB2"');
  expect(markup).toContain('>German B2 opens up 1,214 more jobs<');
});

test('shows nothing if no level opens further jobs', () => {
  expect(html([])).toBe('');
});

test.each([
  ['en', 'German B2 opens up 1 more job', 'German B2 opens up 214 more jobs'],
  ['es', 'Con alemán B2 accedes a 1 oferta más', 'Con alemán B2 accedes a 214 ofertas más'],
  [
    'fr',
    'Le niveau B2 en allemand vous ouvre 1 offre de plus',
    'Le niveau B2 en allemand vous ouvre 214 offres de plus',
  ],
  ['de', 'Deutsch B2: 1 Stelle mehr für Sie', 'Deutsch B2: 214 Stellen mehr für Sie'],
  ['it', 'Con tedesco B2 Le si apre 1 offerta in più', 'Con tedesco B2 Le si aprono 214 offerte in più'],
  ['pt', 'Com alemão B2, tem acesso a mais 1 oferta', 'Com alemão B2, tem acesso a mais 214 ofertas'],
] as const)('has a singular and a plural in %s', (locale, one, several) => {
  overwriteGetLocale(() => locale);
  expect(html([gain(1)])).toContain(`>${one}<`);
  expect(html([gain(214)])).toContain(`>${several}<`);
});
