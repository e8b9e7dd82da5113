import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

import {
  dateFormat,
  displayNames,
  listFormat,
  numberFormat,
  overwriteWrittenTexts,
  relativeFormat,
  type WrittenTexts,
} from '#web/ui/formats.ts';

import { withWrittenTexts, writtenTextsOf } from './written-texts.ts';

const SOURCES = join(import.meta.dirname, '..');

afterEach(() => overwriteWrittenTexts(() => undefined));

const AT = new Date('2026-11-21T07:25:00Z');

const write = () => [
  dateFormat('es', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(AT),
  dateFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(AT, new Date('2026-11-30T07:25:00Z')),
  numberFormat('en-GB', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).formatRange(1_000, 2_000),
  displayNames('en', { type: 'region' }).of('TR'),
  listFormat('en', {}).format(['</script>', 'German']),
  relativeFormat('en', { numeric: 'auto' }).format(-1, 'day'),
];

test('the browser writes what the server wrote, and not what its own ICU writes', () => {
  const onServer: WrittenTexts = new Map();
  overwriteWrittenTexts(() => onServer);
  const written = write();
  const html = withWrittenTexts('<html><head></head></html>', onServer);
  const [, json = ''] = /<script type="application\/json" id="written-texts">(.*?)<\/script>/.exec(html) ?? [];

  // As if another ICU had written it.
  const inBrowser = writtenTextsOf(json.replaceAll(/(?<=,")(?=[^"]+"\])/g, 'server: '));
  overwriteWrittenTexts(() => inBrowser);
  expect(write()).toEqual(written.map((text) => `server: ${text}`));
});

test('small numbers, which are the same everywhere, are not sent', () => {
  const onServer: WrittenTexts = new Map();
  overwriteWrittenTexts(() => onServer);
  numberFormat('de', {}).format(12);
  expect(onServer.size).toBe(0);
});

// Anything else would be rewritten in the browser, perhaps differently.
test('pages write dates, numbers and names through formats.ts alone', () => {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && !file.endsWith('formats.ts'),
  );
  const found = sources.filter((file) =>
    /new Intl\.(?!Collator)|toLocale(Date|Time)?String\(/.test(readFileSync(join(SOURCES, file), 'utf8')),
  );
  // Its Swedish date is a key and not shown.
  expect(found).toEqual(['ui/day-of.ts']);
});
