import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';

import { overwriteGetLocale } from '#generated/paraglide/runtime.js';

import { DateField } from './date-field.tsx';

afterEach(() => overwriteGetLocale(() => 'en'));

test('shows the chosen date next to the label, in the page’s language', () => {
  overwriteGetLocale(() => 'de');
  expect(renderToStaticMarkup(<DateField label="Von" defaultValue="2026-11-03" />)).toContain(
    '<time dateTime="2026-11-03">3. Nov. 2026</time>',
  );
});

test('shows nothing without a date', () => {
  expect(renderToStaticMarkup(<DateField label="Von" />)).not.toContain('<time');
});
