import { expect, test } from 'vitest';

import { type ApplicationStatus, abilitiesOf } from '#contract/applications/application-status.ts';
import type { ReceivedApplication } from '#contract/applications/application-views.ts';

import { afterChange, inPlace, type ReceivedPage, withRejection } from './received-cache.ts';
import type { Place } from './received-filters.ts';

const application = (id: string, status: ApplicationStatus): ReceivedApplication => ({
  id,
  status,
  stage: null,
  isBeingRejected: false,
  unwantedAnswers: 0,
  isBlind: false,
  tags: [],
  appliedAt: '2026-01-01T00:00:00.000Z',
  isWaiting: status === 'new' || status === 'viewed',
  answerDueAt: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  applicant: {
    profileId: id,
    name: id,
    jobTitle: '',
    city: '',
    country: null,
    avatarUrl: null,
    languages: [],
    skills: [],
    verified: [],
  },
  job: { id: 'job', title: 'Job' },
  can: abilitiesOf('employer', status, false),
});
const to = (status: ApplicationStatus): Place => ({ status, stage: null });
const counts = { new: 2, viewed: 1, shortlisted: 0 };
const page = (...applications: ReceivedApplication[]): ReceivedPage => ({
  applications,
  nextCursor: null,
  counts,
  stageCounts: {},
  answersDue: { overdue: 1, soon: 1 },
});
const idsOf = (pages: ReceivedPage[]) =>
  pages.map(({ applications }) => applications.map(({ id, status }) => `${id} ${status}`));

test('moves a shortlisted application out of the list of new ones, and updates both counts', () => {
  const changed = inPlace(application('b', 'new'), to('shortlisted'));
  const pages = afterChange([page(application('a', 'new'), application('b', 'new'))], 'new', changed, to('new'));
  expect(idsOf(pages)).toEqual([['a new']]);
  expect(pages[0]?.counts).toEqual({ new: 1, viewed: 1, shortlisted: 1 });
});

test('keeps it in place, with its new status, in the lists of undecided and of all applications', () => {
  const changed = inPlace(application('b', 'new'), to('shortlisted'));
  for (const shown of ['undecided', 'all'] as const) {
    expect(
      idsOf(afterChange([page(application('a', 'new'), application('b', 'new'))], shown, changed, to('new'))),
    ).toEqual([['a new', 'b shortlisted']]);
  }
});

test('adds it once, at the top of the target column', () => {
  const changed = inPlace(application('b', 'new'), to('viewed'));
  const pages = afterChange([page(application('c', 'viewed')), page()], 'viewed', changed, to('new'));
  expect(idsOf(pages)).toEqual([['b viewed', 'c viewed'], []]);
  expect(idsOf(afterChange(pages, 'viewed', changed, to('new')))).toEqual([['b viewed', 'c viewed'], []]);
});

test('updates the actions that an application allows with its status', () => {
  expect(inPlace(application('a', 'new'), to('rejected')).can).toMatchObject({
    accept: false,
    reject: false,
    shortlist: false,
    readNotes: true,
  });
});

test('does not allow a second rejection while one is pending, until another decision', () => {
  const held = withRejection(application('a', 'new'), true);
  expect(held.can).toMatchObject({ accept: true, reject: false });
  expect(inPlace(held, to('viewed'))).toMatchObject({ isBeingRejected: true, can: { reject: false } });
  expect(inPlace(held, to('shortlisted'))).toMatchObject({ isBeingRejected: false, can: { reject: true } });
  expect(withRejection(held, false)).toEqual(application('a', 'new'));
});
