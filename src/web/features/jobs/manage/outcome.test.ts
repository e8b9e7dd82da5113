import { expect, test } from 'vitest';

import { allowsTransition, type JobStatus } from '#contract/jobs/job-status.ts';
import type { ManagedJob } from '#contract/jobs/job-views.ts';

import { outcomeOf } from './outcome.ts';

const job = (id: string, status: JobStatus): ManagedJob => ({
  id,
  status,
  locale: 'en',
  title: `Job ${id}`,
  city: '',
  country: null,
  workplace: null,
  firstPublishedAt: null,
  validThrough: null,
  locales: ['en'],
  staleLocales: [],
  createdAt: '2026-11-01T00:00:00.000Z',
  closedAt: null,
  closeReason: null,
  views: 0,
  questions: 0,
  criteria: 0,
  hidden: null,
  companyId: 'c',
  responsible: null,
  waitsForApproval: false,
  can: {
    edit: true,
    publish: allowsTransition(status, 'publish'),
    pause: allowsTransition(status, 'pause'),
    close: allowsTransition(status, 'close'),
    renew: allowsTransition(status, 'renew'),
    duplicate: true,
    remove: status === 'draft',
    save: false,
    report: false,
    hide: false,
    restore: false,
    review: true,
  },
});

test('reports jobs that did not offer the action as refused, with the conflicting status', () => {
  const [active, closed] = [job('a', 'active'), job('b', 'closed')];
  const outcome = outcomeOf('pause', [active, closed], [{ id: 'a', refused: null }], [job('a', 'paused'), closed]);
  expect(outcome).toEqual({
    action: 'pause',
    done: 1,
    refused: [{ id: 'b', title: 'Job b', code: 'CONFLICT', obstacle: 'closed' }],
  });
});

test('reports the current status of a job that changed meanwhile', () => {
  const now = job('a', 'closed');
  const outcome = outcomeOf('pause', [job('a', 'active')], [{ id: 'a', refused: 'CONFLICT' }], [now]);
  expect(outcome).toMatchObject({ done: 0, refused: [{ code: 'CONFLICT', obstacle: 'closed' }] });
});

test('reports no status for a job that is no longer visible', () => {
  const outcome = outcomeOf('pause', [job('a', 'active')], [{ id: 'a', refused: 'NOT_FOUND' }], []);
  expect(outcome.refused).toEqual([{ id: 'a', title: 'Job a', code: 'NOT_FOUND', obstacle: undefined }]);
});

test('does not publish drafts from the list', () => {
  const outcome = outcomeOf('publish', [job('a', 'draft'), job('b', 'paused')], [{ id: 'b', refused: null }], []);
  expect(outcome).toMatchObject({ done: 1, refused: [{ id: 'a' }] });
});

test('reports a job that an administrator hid as hidden if it should be reopened', () => {
  const paused = job('a', 'paused');
  const hidden = {
    ...paused,
    hidden: { at: '2026-11-20T00:00:00.000Z', reason: 'Asks for a fee.' },
    can: { ...paused.can, publish: false },
  };
  expect(outcomeOf('publish', [hidden, job('b', 'paused')], [{ id: 'b', refused: null }], []).refused).toMatchObject([
    { obstacle: 'hidden' },
  ]);
});
