import { afterEach, describe, expect, test } from 'vitest';

import type { Job } from '#contract/jobs/job-views.ts';
import { overwriteGetLocale } from '#generated/paraglide/runtime.js';
import { jobPostingSchema } from '#test/support/job-posting-schema.ts';

import { jobPosting, jsonLdText } from './job-posting.ts';

afterEach(() => overwriteGetLocale(() => 'en'));

const ID = '019aa000-0000-7000-8000-000000000001';

const job = (changes: Partial<Job> = {}): Job => ({
  id: ID,
  status: 'active',
  isBlind: false,
  iscoGroups: [],
  locale: 'de',
  primaryLocale: 'de',
  locales: ['de', 'en'],
  companyWebsite: 'https://sprach-soehne.example',
  companyAnswers: null,
  answerDays: null,
  relocation: null,
  shifts: null,
  title: 'Kundenberater (m/w/d) REF-4711',
  description: '<p>Sie beraten Kunden.</p>',
  requirements: '<ul><li>Freude am Gespräch</li></ul>',
  company: {
    id: '019aa000-0000-7000-8000-000000000002',
    name: 'Sprach & Söhne',
    slug: 'sprach-soehne',
    logoUrl: '/api/files/1',
    verified: true,
  },
  category: 'customer_service',
  employmentType: 'full_time',
  experienceLevel: 'mid',
  workplace: 'hybrid',
  city: 'Köln',
  country: 'DE',
  remoteCountries: [],
  salary: { min: 45_000, max: 55_000, currency: 'EUR', period: 'year' },
  variablePay: { target: 12_000, capped: false, cap: null, reached: null, currency: 'EUR' },
  languages: [
    { language: 'de', level: 'C1', required: true, fit: null },
    { language: 'fr', level: 'B2', required: true, fit: null },
    { language: 'it', level: 'A2', required: false, fit: null },
  ],
  skills: ['CRM', 'Telefon'],
  openings: 3,
  firstPublishedAt: '2026-11-01T08:00:00.000Z',
  validThrough: '2026-12-20T23:59:59.999Z',
  closedAt: null,
  updatedAt: '2026-11-02T08:00:00.000Z',
  hidden: null,
  saved: null,
  can: {
    edit: false,
    publish: false,
    pause: false,
    close: false,
    renew: false,
    duplicate: false,
    remove: false,
    save: false,
    report: true,
    hide: false,
    restore: false,
  },
  ...changes,
});

const posting = (changes: Partial<Job> = {}) =>
  jobPosting(job(changes), { origin: 'https://jobs.example', path: `/de/jobs/${ID}` });

test.each<Partial<Job>>([
  { status: 'closed' },
  { status: 'expired' },
  { status: 'paused' },
  { status: 'draft', firstPublishedAt: null },
  { hidden: { at: '2026-11-02T08:00:00.000Z', reason: 'A hoax' } },
  { workplace: 'remote', country: null },
  { country: null },
])('has no structured data for a job without open applications or without a place: %o', (changes) => {
  expect(posting(changes)).toBeNull();
});

test('contains all that is known about a job', () => {
  expect(posting()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Kundenberater (m/w/d)',
    description: '<p>Sie beraten Kunden.</p><ul><li>Freude am Gespräch</li></ul>',
    url: `https://jobs.example/de/jobs/${ID}`,
    datePosted: '2026-11-01T08:00:00.000Z',
    validThrough: '2026-12-20T23:59:59.999Z',
    directApply: true,
    totalJobOpenings: 3,
    identifier: { '@type': 'PropertyValue', name: 'Sprach & Söhne', value: ID },
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Sprach & Söhne',
      logo: 'https://jobs.example/api/files/1',
      sameAs: 'https://sprach-soehne.example',
    },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Köln', addressCountry: 'DE' },
    },
    employmentType: 'FULL_TIME',
    occupationalCategory: 'ISCO-08 4222',
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: 45_000, maxValue: 55_000, unitText: 'YEAR' },
    },
    skills: 'CRM, Telefon',
    qualifications: 'Deutsch C1, Französisch B2',
  });
});

describe('the location', () => {
  test('is telecommuting only for a wholly remote job, limited to its countries, without another place', () => {
    const remote = posting({ workplace: 'remote', remoteCountries: ['FR', 'ES'] });
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [
        { '@type': 'Country', name: 'Frankreich' },
        { '@type': 'Country', name: 'Spanien' },
      ],
    });
    expect(remote).not.toHaveProperty('jobLocation');
    for (const workplace of ['onsite', 'hybrid'] as const) {
      expect(posting({ workplace, remoteCountries: ['FR'] })).not.toHaveProperty('jobLocationType');
      expect(posting({ workplace, remoteCountries: ['FR'] })).not.toHaveProperty('applicantLocationRequirements');
    }
  });

  test('is the job’s country for a remote job without countries', () => {
    expect(posting({ workplace: 'remote', locale: 'en' })).toMatchObject({
      applicantLocationRequirements: [{ '@type': 'Country', name: 'Germany' }],
    });
  });
});

test('the occupation is that of the title, and otherwise that of the category', () => {
  const of = (iscoGroups: string[]) => posting({ iscoGroups })?.['occupationalCategory'];
  expect([of([]), of(['7312']), of(['7312', '7313'])]).toEqual([
    'ISCO-08 4222',
    'ISCO-08 7312',
    ['ISCO-08 7312', 'ISCO-08 7313'],
  ]);
  expect(posting({ iscoGroups: [], category: null })).not.toHaveProperty('occupationalCategory');
});

describe('the pay', () => {
  test('is stated only if the employer stated it, and excludes variable pay', () => {
    expect(posting({ salary: null })).not.toHaveProperty('baseSalary');
    expect(JSON.stringify(posting())).not.toContain('12000');
  });

  test('describes variable pay in words, only on the page in the job’s language', () => {
    expect(posting()).not.toHaveProperty('incentiveCompensation');
    overwriteGetLocale(() => 'de');
    expect(posting()).toMatchObject({
      incentiveCompensation: 'Plus 12.000\u00a0€ pro Jahr bei Zielerreichung, nicht gedeckelt',
    });
    expect(posting({ variablePay: null })).not.toHaveProperty('incentiveCompensation');
  });

  test('is a single value if both ends are equal', () => {
    expect(posting({ salary: { min: 18, max: 18, currency: 'GBP', period: 'hour' } })).toMatchObject({
      baseSalary: { currency: 'GBP', value: { '@type': 'QuantitativeValue', value: 18, unitText: 'HOUR' } },
    });
  });
});

test.each<Partial<Job>>([
  {},
  { workplace: 'onsite', city: '' },
  { workplace: 'remote', remoteCountries: ['PT', 'BR'] },
  { salary: null, skills: [], languages: [], requirements: '' },
  { employmentType: 'internship', salary: { min: 1_200, max: 1_400, currency: 'CHF', period: 'month' } },
  { employmentType: 'contract', company: { ...job().company, logoUrl: null } },
  { employmentType: null, workplace: null, locale: 'pt' },
])('has the properties that Google requires: %o', (changes) => {
  expect(jobPostingSchema.safeParse(posting(changes)).error).toBeUndefined();
});

test('cannot end its script element, and is parsed unchanged', () => {
  const found = posting({ description: '<p></script><script>alert(1)</script><!--</p>' });
  const text = jsonLdText(found ?? {});
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(found);
});
