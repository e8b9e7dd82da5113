import type { FeedProfile } from '#contract/jobs/feed-profiles.ts';
import type { JobCategory, Workplace } from '#contract/jobs/job-choices.ts';
import { intlLocale } from '#contract/locales.ts';

import { textElement } from '../xml.ts';
import type { PartnerJob } from './partner-jobs.ts';

interface Publisher {
  name: string;
  url: string;
  builtAt: Date;
}

/** Elements without a value are left out. */
type Elements = readonly (readonly [name: string, value: string | null])[];

export interface Profile {
  root: string;
  head: (publisher: Publisher) => Elements;
  /** The name of a job's element. */
  attributes?: (job: PartnerJob) => string;
  /** `url`: of the job's page, with the partner's tag. */
  job: (job: PartnerJob, url: string) => Elements;
}

export const elements = (given: Elements): string =>
  given.map(([name, value]) => (value ? textElement(name, value) : '')).join('');

const CATEGORIES: Record<JobCategory, string> = {
  account_management: 'Account Management',
  sales: 'Sales',
  customer_service: 'Customer Service',
};

const LINKEDIN_WORKPLACES: Record<Workplace, string> = { onsite: 'On-site', hybrid: 'Hybrid', remote: 'Remote' };

const isoDay = (at: Date): string => at.toISOString().slice(0, 10);

/** DD.MM.YYYY */
const dottedDay = (at: Date): string => isoDay(at).split('-').toReversed().join('.');

const countryName = ({ country, locale }: PartnerJob): string | null =>
  country && (new Intl.DisplayNames(intlLocale(locale), { type: 'region' }).of(country) ?? country);

const placeName = (job: PartnerJob): string => [job.city, countryName(job)].filter(Boolean).join(', ');

/** "full-time" */
const kindOf = ({ employmentType }: PartnerJob): string | null => employmentType && employmentType.replace('_', '-');

const isRemote = ({ workplace }: PartnerJob): boolean => workplace === 'remote';

/** "EUR 30000-36000 per year" */
function salaryText({ salaryMin, salaryMax, salaryCurrency, salaryPeriod }: PartnerJob): string | null {
  if (salaryMin === null || salaryMax === null || !salaryPeriod) return null;
  const amount = salaryMin === salaryMax ? salaryMin : `${salaryMin}-${salaryMax}`;
  return `${salaryCurrency} ${amount} per ${salaryPeriod}`;
}

const publisherElements = ({ name, url, builtAt }: Publisher): Elements => [
  ['publisher', name],
  ['publisherurl', url],
  ['lastBuildDate', builtAt.toUTCString()],
];

/** Follows each partner's published format; all read UTF-8 and escaped HTML. */
export const profiles: Record<FeedProfile, Profile> = {
  indeed: {
    root: 'source',
    head: publisherElements,
    job: (job, url) => [
      ['title', job.title],
      ['date', job.publishedAt.toUTCString()],
      ['referencenumber', job.id],
      ['requisitionid', job.id],
      ['url', url],
      ['company', job.company],
      ['city', job.city],
      ['country', job.country],
      ['description', job.description],
      ['salary', salaryText(job)],
      ['jobtype', kindOf(job)],
      ['category', job.category && CATEGORIES[job.category]],
      ['remotetype', isRemote(job) ? 'Fully remote' : job.workplace === 'hybrid' ? 'Hybrid remote' : null],
      ['expirationdate', isoDay(job.validThrough)],
    ],
  },
  linkedin: {
    root: 'source',
    head: ({ name, url, builtAt }) => [
      ['lastBuildDate', builtAt.toUTCString()],
      ['publisherUrl', url],
      ['publisher', name],
    ],
    job: (job, url) => [
      ['partnerJobId', job.id],
      ['company', job.company],
      ['title', job.title],
      ['description', job.description],
      ['applyUrl', url],
      ['location', placeName(job)],
      ['city', job.city],
      ['country', job.country],
      ['workplaceTypes', job.workplace && LINKEDIN_WORKPLACES[job.workplace]],
      ['jobtype', job.employmentType && job.employmentType.toUpperCase()],
      ['listDate', isoDay(job.publishedAt)],
      ['expirationDate', isoDay(job.validThrough)],
    ],
  },
  jooble: {
    root: 'jobs',
    head: () => [],
    attributes: ({ id }) => ` id="${id}"`,
    job: (job, url) => [
      ['link', url],
      ['name', job.title],
      ['region', placeName(job)],
      ['description', job.description],
      ['pubdate', dottedDay(job.publishedAt)],
      ['updated', dottedDay(job.updatedAt)],
      ['salary', salaryText(job)],
      ['company', job.company],
      ['expire', dottedDay(job.validThrough)],
      ['jobtype', kindOf(job)],
    ],
  },
  talent: {
    root: 'source',
    head: publisherElements,
    job: (job, url) => [
      ['referencenumber', job.id],
      ['title', job.title],
      ['company', job.company],
      ['city', job.city],
      ['country', job.country],
      ['dateposted', isoDay(job.publishedAt)],
      ['expirationdate', isoDay(job.validThrough)],
      ['url', url],
      ['description', job.description],
      ['jobtype', kindOf(job)],
      ['isremote', isRemote(job) ? 'yes' : 'no'],
      ['category', job.category && CATEGORIES[job.category]],
      ['salary', salaryText(job)],
    ],
  },
  careerjet: {
    root: 'jobs',
    head: () => [],
    job: (job, url) => [
      ['id', job.id],
      ['title', job.title],
      ['url', url],
      ['city', job.city],
      ['country', countryName(job)],
      ['company', job.company],
      ['company_url', job.companyUrl],
      ['description', job.description],
      ['working_hours', kindOf(job)],
      ['salary', salaryText(job)],
    ],
  },
};
