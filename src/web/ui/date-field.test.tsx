import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';

import { overwriteGetLocale } from '#generated/paraglide/runtime.js';

import { DateField } from './date-field.tsx';

afterEach(() => overwriteGetLocale(() => 'en'));

test('the chosen day stands beside the label in the page’s language', () => {
  overwriteGetLocale(() => 'de');
  expect(renderToStaticMarkup(<DateField label="Von" defaultValue="2026-11-03" />)).toContain(
    '<time dateTime="2026-11-03">3. Nov. 2026</time>',
  );
});

test('without a day nothing does', () => {
  expect(renderToStaticMarkup(<DateField label="Von" />)).not.toContain('<time');
});
