import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The components of public pages, which are served as HTML without hydration. */
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

/** Every module that a component imports, by its path. */
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

test.each(publicParts)('%s does not import React Aria', (file) => {
  expect(modulesOf(file)).not.toContain('react-aria-components');
});
