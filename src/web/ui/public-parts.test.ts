import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The parts that public pages are made of: these are served as HTML that no script brings to life. */
const publicParts = [
  'alert.tsx',
  'avatar.tsx',
  'badge.tsx',
  'button.tsx',
  'card.tsx',
  'checkbox.tsx',
  'empty-state.tsx',
  'language-chip.tsx',
  'link.tsx',
  'meter.tsx',
  'native-select.tsx',
  'pagination.tsx',
  'radio-group.tsx',
  'table.tsx',
  'text-field.tsx',
  'timeline.tsx',
];

/** Every module that a part brings along, by its path. */
function modulesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  for (const [, imported = ''] of source.matchAll(/^import [^;]*? from '([^']+)'/gm)) {
    if (imported.startsWith('./')) modulesOf(imported.slice(2), seen);
    else seen.add(imported);
  }
  return seen;
}

test.each(publicParts)('%s needs no React Aria', (file) => {
  expect(modulesOf(file)).not.toContain('react-aria-components');
});
