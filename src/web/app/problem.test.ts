import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';

import { m } from '#generated/paraglide/messages.js';

import { problemOf, problemText } from './problem.ts';

test.each([
  [429, 'TOO_MANY_REQUESTS', m.problem_too_many_requests()],
  [413, 'TOO_LARGE', m.problem_file_too_large()],
  [502, 'UNAVAILABLE', m.problem_unavailable()],
  [503, 'UNAVAILABLE', m.problem_unavailable()],
  [504, 'UNAVAILABLE', m.problem_unavailable()],
  [500, 'INTERNAL', m.problem_internal()],
  [418, 'INTERNAL', m.problem_internal()],
])('an answer of %i that is not the API’s is %s', (status, code, words) => {
  const problem = problemOf(new ORPCError('UNKNOWN', { status, data: '<html>' }));
  expect([problem.code, problemText(problem)]).toEqual([code, words]);
});

test('what the API says counts more than its status', () => {
  const problem = problemOf(new ORPCError('TOO_MANY_REQUESTS', { status: 400, data: { retryAfter: 90 } }));
  expect(problemText(problem)).toBe(m.problem_too_many_requests_minutes({ minutes: 2 }));
});

test('what is no answer at all is no connection', () => {
  expect(problemText(problemOf(new TypeError('Failed to fetch')))).toBe(m.problem_offline());
});
