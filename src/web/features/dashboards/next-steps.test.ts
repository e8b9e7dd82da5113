import { expect, test } from 'vitest';

import { applicationStatuses } from '#contract/applications/application-status.ts';
import { jobStatuses } from '#contract/jobs/job-status.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { ownApplicationHref } from '#web/features/applications/own/own-filters.ts';

import { type EmployerState, interviewSteps, LONG_DAYS, nextSteps, offerSteps } from './next-steps.ts';

const readAt = Date.parse('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(readAt - days * 86_400_000).toISOString();
const none = <Key extends string>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;

const facts = (given: Partial<EmployerState>): EmployerState => ({
  company: { description: { en: 'We answer.' } },
  applicationCounts: none(applicationStatuses),
  waiting: [],
  jobCounts: none(jobStatuses),
  ending: 0,
  approvals: 0,
  hasOffers: false,
  canPost: true,
  readAt,
  ...given,
});
const texts = (given: Partial<EmployerState>) => nextSteps(facts(given)).map(({ text }) => text);

test('names the approvals that wait for the member', () => {
  expect(texts({ approvals: 2 })).toEqual([m.dashboard_next_approvals({ count: 2 })]);
});

test('lists nothing if nothing is pending', () => {
  expect(texts({})).toEqual([]);
});

test('lists applicants with a long wait first, and links to the longest', () => {
  const waiting = [
    { id: 'a', appliedAt: daysAgo(LONG_DAYS) },
    { id: 'b', appliedAt: daysAgo(1) },
  ];
  const steps = nextSteps(facts({ waiting, applicationCounts: { ...none(applicationStatuses), new: 2 } }));
  expect(steps).toEqual([
    { text: m.dashboard_next_long({ days: LONG_DAYS }), to: '/applications/review/a' },
    { text: m.dashboard_next_new({ count: 2 }), to: '/applications/manage?status=new' },
  ]);
  expect(texts({ waiting: [{ id: 'a', appliedAt: daysAgo(LONG_DAYS - 1) }] })).toEqual([]);
});

test('leads to the offers that wait for an answer', () => {
  expect(nextSteps(facts({ hasOffers: true }))).toEqual([
    { text: m.dashboard_next_offers(), to: '/offers?state=sent' },
  ]);
});

test('lists expiring jobs, drafts and a company without a description', () => {
  expect(texts({ ending: 1, jobCounts: { ...none(jobStatuses), draft: 2 }, company: { description: {} } })).toEqual([
    m.dashboard_next_ending({ count: 1, days: 7 }),
    m.dashboard_next_drafts({ count: 2 }),
    m.dashboard_next_company(),
  ]);
});

test('lists neither for members who cannot publish jobs', () => {
  const jobCounts = { ...none(jobStatuses), draft: 2 };
  expect(texts({ canPost: false, ending: 1, jobCounts, company: { description: {} } })).toEqual([]);
});

test('links an invitation to an interview to its application, and lists no other answers', () => {
  const job = {
    id: 'j',
    status: 'active' as const,
    locale: 'en' as const,
    title: 'Sales Manager',
    companyName: 'Nordlicht',
    companySlug: 'nordlicht',
    companyLogoUrl: null,
    city: '',
    country: null,
  };
  const steps = interviewSteps([
    { id: 'a', status: 'rejected', job },
    { id: 'b', status: 'interview', job },
  ]);
  expect(steps).toEqual([
    {
      text: m.dashboard_next_interview({ company: 'Nordlicht', title: 'Sales Manager' }),
      to: ownApplicationHref('b'),
    },
  ]);
});

test('lists the offers that a job seeker can answer', () => {
  const offer = { company: { name: 'Nordlicht', slug: 'nordlicht' }, job: { id: 'j', title: 'Sales Manager' } };
  const steps = offerSteps([
    { ...offer, id: 'a', state: 'accepted', isBeingChanged: false },
    { ...offer, id: 'b', state: 'draft', isBeingChanged: true },
    { ...offer, id: 'c', state: 'sent', isBeingChanged: false },
  ]);
  expect(steps.map(({ to }) => to)).toEqual([href(paths.ownOffer('c'))]);
});
