import { expect, test } from 'vitest';

import { displayNames, listFormat } from './formats.ts';

test('uses European Portuguese and English', () => {
  const names = displayNames('pt', { type: 'region' });
  expect(['PL', 'RO', 'VN', 'KE'].map(names.of)).toEqual(['Polónia', 'Roménia', 'Vietname', 'Quénia']);
  expect(displayNames('pt', { type: 'language' }).of('pl')).toBe('polaco');
  expect(listFormat('en', { type: 'conjunction' }).format(['German', 'Dutch', 'Danish'])).toBe(
    'German, Dutch and Danish',
  );
});
