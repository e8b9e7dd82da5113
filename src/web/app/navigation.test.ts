import { describe, expect, test } from 'vitest';

import type { Viewer } from '#contract/accounts/viewer.ts';

import { badgeText, headerItems, mobileBarItems, workspaceItems } from './navigation.ts';

const viewer = (role: Viewer['role']): Viewer => ({
  userId: '01900000-0000-7000-8000-000000000001',
  profileId: '01900000-0000-7000-8000-000000000002',
  role,
  companyRole: null,
  isConsultant: false,
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  avatarUrl: null,
  unclaimed: null,
  locale: 'en',
});
const links = (items: { label: string; path: string }[]) => items.map(({ label, path }) => [label, path]);

const jobSeeker = [
  ['Dashboard', '/dashboard/job-seeker'],
  ['Profile', '/profile/job-seeker'],
];
const employer = [
  ['Dashboard', '/dashboard/employer'],
  ['Profile', '/profile/employer'],
];
const messages = ['Messages', '/messaging'];

describe('the header leads', () => {
  test('a signed-out reader to the jobs and the two pages about the site (T51)', () => {
    expect(links(headerItems(null))).toEqual([
      ['Browse Jobs', '/jobs'],
      ['For Employers', '/for-employers'],
      ['About', '/about'],
    ]);
  });

  test.each([
    ['job_seeker', [...jobSeeker, messages]],
    ['employer', [...employer, messages, ['Post Job', '/jobs/post']]],
    ['admin', [...jobSeeker, messages, ['Admin', '/admin']]],
  ] as const)('%s to what is theirs (T52)', (role, own) => {
    expect(links(headerItems(viewer(role)))).toEqual([['Browse Jobs', '/jobs'], ...own]);
  });
});

test('a person without an account is led to what is theirs, and to keep it in one', () => {
  const person: Viewer = { ...viewer('job_seeker'), unclaimed: { isConfirmed: true } };
  const own = [['Applications', '/applications/job-seeker'], messages];
  expect(links(headerItems(person))).toEqual([
    ['Browse Jobs', '/jobs'],
    ...own,
    ['Keep this in an account', '/applications/claim'],
  ]);
  expect(links(mobileBarItems(person))).toEqual([['Jobs', '/jobs'], ...own, ['Account', '/applications/claim']]);
});

describe('the bar of small screens leads (T61)', () => {
  test.each([
    ['job_seeker', [jobSeeker[0], messages, jobSeeker[1]]],
    ['employer', [employer[0], ['Post Job', '/jobs/post'], messages, employer[1]]],
    ['admin', [jobSeeker[0], messages, jobSeeker[1]]],
  ] as const)('%s to what is theirs', (role, own) => {
    expect(links(mobileBarItems(viewer(role)))).toEqual([['Jobs', '/jobs'], ...own, ['More', '/about']]);
  });
});

test.each([
  ['interviewer', ['Applications', 'Interviews', 'Company']],
  ['reader', ['Jobs', 'Figures', 'Company']],
  ['hiring_manager', ['Jobs', 'Applications', 'Interviews', 'Candidates', 'Figures', 'Company']],
  ['recruiter', ['Jobs', 'Applications', 'Interviews', 'Candidates', 'Figures', 'Company']],
  ['owner', ['Jobs', 'Applications', 'Interviews', 'Candidates', 'Figures', 'Company']],
  [null, ['Jobs', 'Applications', 'Interviews', 'Candidates', 'Figures', 'Company']],
] as const)(
  'the workspace has for an employer who is %s what their role lets them see (T406)',
  (companyRole, labels) => {
    expect(workspaceItems({ ...viewer('employer'), companyRole }).map(({ label }) => label)).toEqual(labels);
  },
);

test('the workspace has the house agency for its consultants only (T648)', () => {
  const items = (isConsultant: boolean) => workspaceItems({ ...viewer('employer'), isConsultant });
  expect(items(true).map(({ label }) => label)).toContain('Agency');
  expect(items(false).map(({ label }) => label)).not.toContain('Agency');
});

test('messages alone show in the bar and in the header how many are unread (T54)', () => {
  for (const items of [headerItems(viewer('employer')), mobileBarItems(viewer('employer'))]) {
    expect(items.filter(({ countsUnread }) => countsUnread).map(({ id }) => id)).toEqual(['messages']);
  }
});

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [5_000, '99+'],
])('a badge of %i says %s (T55)', (count, text) => {
  expect(badgeText(count)).toBe(text);
});
