import { isLocale } from '#contract/locales.ts';
import { JOBS_TOPIC, PROFILES_TOPIC } from '#contract/topics.ts';

import type { TxCtx } from '../context.ts';
import { firstFree, slugOf } from '../features/companies/slug.ts';
import { indexJobs } from '../features/jobs/search/index-job.ts';
import { daysAfter } from '../features/jobs/term.ts';
import { newId } from '../platform/id.ts';
import type { DemoCompany } from './companies/company.ts';
import { englishSpeaking } from './companies/english-speaking.ts';
import { first } from './companies/first.ts';
import { frenchAndDutchSpeaking } from './companies/french-and-dutch-speaking.ts';
import { germanSpeaking } from './companies/german-speaking.ts';
import { portugueseSpeaking } from './companies/portuguese-speaking.ts';
import { southern } from './companies/southern.ts';
import { companyRow } from './company-rows.ts';
import { inventJobs, inventOwnJobs, inventViews } from './demo-jobs.ts';
import { fillOffers } from './demo-offers.ts';
import { inventPastJobs } from './demo-past-jobs.ts';
import { inventSeekers } from './demo-seekers.ts';
import { fillTeam } from './demo-team.ts';
import { insertRows, type Row } from './insert-rows.ts';
import { localLanguageOf } from './invent-job.ts';
import { insertJobs } from './job-rows.ts';
import { type Extra, insertPeople } from './people-rows.ts';
import { createRandom, type Random } from './random.ts';
import { sectors } from './texts/sectors.ts';

const SEED = 1_789;
const SEEKERS = 1_050;
const INDEXED_AT_ONCE = 100;
/** Days. */
const OWNED_FOR = 400;

interface Cast {
  /** The owner of the first company. */
  employerId: string;
  /** The administrator who verified companies. */
  administratorId: string;
}

/** Adds companies, their jobs and seekers. */
export async function fillWorld(tx: TxCtx, { employerId, administratorId }: Cast): Promise<void> {
  const random = createRandom(SEED);
  const now = tx.clock.now();
  const owned = demoCompanies.map((company, index) => ({
    company,
    companyId: newId(),
    userId: index === 0 ? employerId : newId(),
  }));
  await insertPeople(tx.db, [
    ...owned.slice(1).map(({ company, userId }) => ownerOf(random, company, userId, now)),
    ...inventSeekers(random, SEEKERS, now),
  ]);
  const slugs = new Set<string>();
  const companies = owned.map(({ company, companyId, userId }) =>
    verified(random, demoCompanyRow(company, companyId, slugs, now), { employerId: userId, administratorId }, now),
  );
  await insertRows(tx.db, 'company', companies);
  await insertRows(tx.db, 'company_verification', companies.flatMap(historyRows));
  await insertRows(
    tx.db,
    'company_member',
    owned.map(({ companyId, userId }) => ({
      company_id: companyId,
      user_id: userId,
      role: 'owner' as const,
      created_at: daysAfter(now, -OWNED_FOR),
    })),
  );
  const [own, ...others] = owned;
  const [client] = others;
  const ownJobs = own ? inventOwnJobs(random, own, now) : [];
  const known = [...ownJobs, ...others.flatMap((hiring) => inventJobs(random, hiring, now))];
  const jobs = [...known, ...inventPastJobs(others, known, now)];
  await insertJobs(tx.db, jobs);
  await fillOffers(tx);
  if (own && client) {
    const managedIds = ownJobs.filter(({ job }) => job.status === 'active').map(({ job }) => job.id);
    await fillTeam(tx, { employerId, companyId: own.companyId, clientId: client.companyId, managedIds });
  }
  await insertRows(tx.db, 'job_view_day', inventViews(random, ownJobs, now));
  const open = jobs.filter(({ job }) => job.status === 'active').map(({ job }) => job.id);
  // In batches, to stay under the statement timeout.
  for (let done = 0; done < open.length; done += INDEXED_AT_ONCE)
    await indexJobs(tx.db, open.slice(done, done + INDEXED_AT_ONCE));
  await tx.invalidate([JOBS_TOPIC, PROFILES_TOPIC]);
}

function ownerOf(
  random: Random,
  { owner: [firstName, lastName], country, cities }: DemoCompany,
  userId: string,
  now: Date,
): Extra {
  const tongue = localLanguageOf(random, { city: '', country });
  return {
    userId,
    email: `${slugOf(firstName)}.${slugOf(lastName)}@demo.example`,
    role: 'employer',
    locale: isLocale(tongue) ? tongue : 'en',
    since: daysAfter(now, -random.between(60, 400)),
    profile: {
      first_name: firstName,
      last_name: lastName,
      job_title: 'Recruiting',
      city: cities[0] ?? '',
      country,
      bio: '',
      skills: [],
      work_authorisation: [],
      visibility: 'applied',
    },
    languages: [],
  };
}

function demoCompanyRow(
  { name, country, sector, size, description }: DemoCompany,
  id: string,
  taken: Set<string>,
  now: Date,
): Row<'company'> {
  const slug = firstFree(slugOf(name), taken);
  taken.add(slug);
  const domain = `${slug}.demo.example`;
  return companyRow({
    id,
    name,
    slug,
    website: `https://${domain}`,
    domain,
    description,
    industry: sectors[sector].industry,
    size,
    country,
    created_at: now,
  });
}

/** Verifies two of three companies, some by email. */
function verified(
  random: Random,
  company: Row<'company'>,
  { employerId, administratorId }: Cast,
  now: Date,
): Row<'company'> {
  if (!random.chance(0.65)) return company;
  const how = random.pick(['domain', 'documents', 'call'] as const);
  return {
    ...company,
    verified_at: daysAfter(now, -random.between(1, 50)),
    verified_by: how === 'domain' ? employerId : administratorId,
    verified_how: how,
  };
}

const notes = {
  domain: '',
  documents: 'Extract of the commercial register, two weeks old.',
  call: 'Called the number of the imprint and spoke to the owner.',
  other: '',
};

function historyRows({
  id,
  name,
  website,
  domain,
  verified_at,
  verified_by,
  verified_how,
}: Row<'company'>): Row<'company_verification'>[] {
  if (!verified_at || !verified_how) return [];
  const isMail = verified_how === 'domain';
  return [
    {
      id: newId(),
      company_id: id,
      how: verified_how,
      name,
      website,
      email: isMail ? `info@${domain}` : null,
      asked_by: isMail ? verified_by : null,
      asked_at: isMail ? verified_at : null,
      verified_by,
      verified_at,
      note: notes[verified_how],
      ended_at: null,
      ended_how: null,
      ended_by: null,
      end_reason: null,
    },
  ];
}

/** The first one belongs to the demo's employer. */
const demoCompanies: readonly DemoCompany[] = [
  ...first,
  ...germanSpeaking,
  ...frenchAndDutchSpeaking,
  ...southern,
  ...portugueseSpeaking,
  ...englishSpeaking,
];
