import { expect, test } from 'vitest';

import { completenessOf, filledFrom } from './completeness.ts';

const original = { title: 'Kundenberater', description: '<p>Sie beraten.</p>', requirements: '' };
const empty = { title: '', description: '', requirements: '' };

test('a translation that says nothing is empty', () => {
  expect(completenessOf({ ...empty, title: '  ' }, original)).toBe('empty');
});

test('a translation is partial while it lacks what the original says', () => {
  expect(completenessOf({ ...empty, title: 'Agent' }, original)).toBe('partial');
  expect(completenessOf({ ...empty, description: '<p>You advise.</p>' }, original)).toBe('partial');
});

test('a translation is complete without what the original does not say either', () => {
  expect(completenessOf({ ...empty, title: 'Agent', description: '<p>You advise.</p>' }, original)).toBe('complete');
});

test('starting from the original keeps what was translated', () => {
  expect(filledFrom({ ...empty, title: 'Agent' }, original)).toEqual({ ...original, title: 'Agent' });
});
