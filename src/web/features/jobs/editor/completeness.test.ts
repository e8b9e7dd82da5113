import { expect, test } from 'vitest';

import { completenessOf, filledFrom } from './completeness.ts';

const original = { title: 'Kundenberater', description: '<p>Sie beraten.</p>', requirements: '' };
const empty = { title: '', description: '', requirements: '' };

test('treats a translation without text as empty', () => {
  expect(completenessOf({ ...empty, title: '  ' }, original)).toBe('empty');
});

test('treats a translation as partial if it lacks a part of the original', () => {
  expect(completenessOf({ ...empty, title: 'Agent' }, original)).toBe('partial');
  expect(completenessOf({ ...empty, description: '<p>You advise.</p>' }, original)).toBe('partial');
});

test('treats a translation as complete if the original lacks the same parts', () => {
  expect(completenessOf({ ...empty, title: 'Agent', description: '<p>You advise.</p>' }, original)).toBe('complete');
});

test('keeps translated parts when copying the original', () => {
  expect(filledFrom({ ...empty, title: 'Agent' }, original)).toEqual({ ...original, title: 'Agent' });
});
