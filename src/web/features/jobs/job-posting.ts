import type { EmploymentType, JobCategory } from '#contract/jobs/job-choices.ts';
import type { Salary } from '#contract/jobs/job-fields.ts';
import { titleWithoutCodes } from '#contract/jobs/job-title.ts';
import type { Job } from '#contract/jobs/job-views.ts';
import type { Locale } from '#contract/locales.ts';
import { getLocale } from '#generated/paraglide/runtime.js';
import { displayNames } from '#web/ui/formats.ts';

import { variablePayText } from './pay.ts';

const EMPLOYMENT_TYPES: Record<EmploymentType, string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
};

/** For titles that name no occupation, unit groups of ISCO-08: commercial sales representatives, contact centre information clerks. */
const OCCUPATIONS: Record<JobCategory, string> = {
  account_management: '3322',
  sales: '3322',
  customer_service: '4222',
};

type Json = string | number | boolean | Json[] | { [name: string]: Json };

const thing = (type: string, facts: Record<string, Json | null | undefined>): Json => ({
  '@type': type,
  ...known(facts),
});

const known = (facts: Record<string, Json | null | undefined>): Record<string, Json> =>
  Object.fromEntries(Object.entries(facts).filter((fact): fact is [string, Json] => (fact[1] ?? '') !== ''));

/**
 * A job as schema.org's JobPosting by Google's rules ("Job posting structured data"), in the job's language. Null for a
 * job that accepts no applications or has no place, which would not be listed. Variable pay is no part of `baseSalary`; it
 * is described in words, on the page in the job's language. `path` is the page's, with its language.
 */
export function jobPosting(job: Job, { origin, path }: { origin: string; path: string }): Record<string, Json> | null {
  const place = placeOf(job);
  if (job.status !== 'active' || job.hidden || !job.firstPublishedAt || !job.validThrough || !place) return null;
  const { company } = job;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: titleWithoutCodes(job.title),
    description: job.description + job.requirements,
    url: origin + path,
    datePosted: job.firstPublishedAt,
    validThrough: job.validThrough,
    directApply: true,
    totalJobOpenings: job.openings,
    identifier: thing('PropertyValue', { name: company.name, value: job.id }),
    hiringOrganization: thing('Organization', {
      name: company.name,
      logo: company.logoUrl && new URL(company.logoUrl, origin).href,
      sameAs: job.companyWebsite,
    }),
    ...place,
    ...known({
      employmentType: job.employmentType && EMPLOYMENT_TYPES[job.employmentType],
      occupationalCategory: occupationsOf(job),
      baseSalary: job.salary && salaryOf(job.salary),
      incentiveCompensation: job.locale === getLocale() ? job.variablePay && variablePayText(job.variablePay) : null,
      skills: job.skills.join(', '),
      qualifications: qualificationsOf(job),
    }),
  };
}

/** JSON-LD for a script element, escaped so that no `</script>` in a job ends it. */
export const jsonLdText = (object: Record<string, Json>): string =>
  JSON.stringify(object).replaceAll('<', String.raw`\u003c`);

/** For remote jobs, only the countries where employees may live; a hybrid job is at its office. */
function placeOf({ workplace, city, country, remoteCountries, locale }: Job): Record<string, Json> | null {
  if (workplace !== 'remote') {
    if (country === null) return null;
    return {
      jobLocation: thing('Place', {
        address: thing('PostalAddress', { addressLocality: city, addressCountry: country }),
      }),
    };
  }
  const countries = remoteCountries.length > 0 ? remoteCountries : [country].filter((code) => code !== null);
  if (countries.length === 0) return null;
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: countries.map((code) => thing('Country', { name: nameIn(locale, 'region', code) })),
  };
}

function occupationsOf({ iscoGroups, category }: Job): Json | null {
  const groups = iscoGroups.length > 0 || !category ? iscoGroups : [OCCUPATIONS[category]];
  const codes = groups.map((group) => `ISCO-08 ${group}`);
  return codes.length > 1 ? codes : (codes[0] ?? null);
}

function salaryOf({ min, max, currency, period }: Salary): Json {
  const amount = min === max ? { value: min } : { minValue: min, maxValue: max };
  return thing('MonetaryAmount', {
    currency,
    value: thing('QuantitativeValue', { ...amount, unitText: period.toUpperCase() }),
  });
}

/** The required languages: "Deutsch C1, Englisch B2". */
const qualificationsOf = ({ languages, locale }: Job): string =>
  languages
    .filter(({ required }) => required)
    .map(({ language, level }) => `${nameIn(locale, 'language', language)} ${level}`)
    .join(', ');

const nameIn = (locale: Locale, type: 'language' | 'region', code: string): string =>
  displayNames(locale, { type }).of(code);
