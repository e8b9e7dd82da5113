import { sql } from 'kysely';

import type { ApplicantSnapshot, JobSnapshot } from '#contract/applications/application-views.ts';
import type { Locale } from '#contract/locales.ts';

import type { TxCtx } from '../context.ts';
import { daysAfter } from '../features/jobs/term.ts';
import '../features/profiles/table.ts';
import {
  everyPath,
  inventApplication,
  likelyApplicant,
  type Applicant,
  type ApplicationRows,
  type AppliedJob,
} from './demo-applications.ts';
import { fillConversations } from './demo-conversations.ts';
import { fillInterviews } from './demo-interviews.ts';
import { employerNotifications, seekerNotifications } from './demo-notices.ts';
import { inventQuestions, withAnswers } from './demo-questions.ts';
import { insertRows } from './insert-rows.ts';
import { createRandom } from './random.ts';

const SEED = 4_112;
const ANSWERS_SEED = 5_207;
const NOTIFIED_DAYS = 14;

interface Cast {
  employerId: string;
  seekerId: string;
}

/**
 * Creates applications to the demo's employer, those of the demo's seeker with every outcome, and some elsewhere, with
 * notifications and conversations.
 */
export async function fillPipelines(tx: TxCtx, { employerId, seekerId }: Cast): Promise<void> {
  const random = createRandom(SEED);
  const now = tx.clock.now();
  const jobs = await readJobs(tx);
  const people = await readSeekers(tx);
  const seeker = people.find(({ userId }) => userId === seekerId);
  const others = people.filter((person) => person !== seeker);
  const rows: ApplicationRows[] = jobs.flatMap((job) => {
    const count = job.userId === employerId ? random.between(9, 28) : random.between(0, 3);
    const applicants = new Set(Array.from({ length: count }, () => likelyApplicant(random, job, others)));
    return [...applicants].map((applicant) => inventApplication(random, job, applicant, now));
  });
  if (seeker) {
    const elsewhere = jobs.filter(
      (job) =>
        job.userId !== employerId &&
        !job.endedAt &&
        job.openedAt < daysAfter(now, -15) &&
        job.languages.some(({ language }) => ['es', 'de'].includes(language)),
    );
    const chosen = random.pickSome(elsewhere, everyPath.length);
    rows.push(...chosen.map((job, index) => inventApplication(random, job, seeker, now, everyPath[index])));
  }
  const asking = jobs.filter(({ userId }) => userId === employerId).flatMap(inventQuestions);
  await insertRows(tx.db, 'job_question', asking);
  const answering = createRandom(ANSWERS_SEED);
  await insertRows(
    tx.db,
    'application',
    rows.map(({ application }) =>
      withAnswers(
        answering,
        application,
        asking.filter(({ job_id: jobId }) => jobId === application.job_id),
      ),
    ),
  );
  await insertRows(
    tx.db,
    'application_event',
    rows.flatMap(({ events }) => events),
  );
  await insertRows(
    tx.db,
    'application_note',
    rows.flatMap(({ note }) => note ?? []),
  );
  const owned = new Set(jobs.filter(({ userId }) => userId === employerId).map(({ id }) => id));
  const received = rows.filter(({ application }) => owned.has(application.job_id));
  const sent = rows.filter(({ application }) => application.applicant_id === seeker?.profileId);
  // The seeker's come first, so that theirs is soon and can be accepted.
  const holders = new Map(jobs.map(({ id, userId }) => [id, userId]));
  const interviewed = await fillInterviews(tx, [...sent, ...received], holders);
  const since = daysAfter(now, -NOTIFIED_DAYS);
  const notices = [...employerNotifications(employerId, received, now), ...seekerNotifications(seekerId, sent)].filter(
    ({ created_at: at }) => at && at > since,
  );
  await insertRows(tx.db, 'notification', notices);
  await fillConversations(tx, { people, received, sent, interviewed });
}

/** Every job that was ever published. */
async function readJobs({ db }: TxCtx): Promise<AppliedJob[]> {
  const { rows } = await sql<{
    id: string;
    company_id: string;
    posted_by: string;
    primary_locale: Locale;
    opened: Date;
    ended: Date | null;
    fixed: Omit<JobSnapshot, 'locale' | 'title' | 'description' | 'requirements'>;
    texts: Record<string, Pick<JobSnapshot, 'title' | 'description' | 'requirements'>>;
  }>`
    select job.id, job.company_id, job.posted_by, job.primary_locale, job.first_published_at as opened,
      case job.status when 'closed' then job.closed_at when 'expired' then job.valid_through end as ended,
      json_build_object('companyName', company.name, 'city', job.city, 'country', job.country, 'workplace', job.workplace, 'employmentType', job.employment_type, 'skills', job.skills_required,
        'languages', (select coalesce(json_agg(json_build_object('language', language, 'level', level, 'required', required) order by position), '[]') from job_language where job_id = job.id)) as fixed,
      (select json_object_agg(locale, json_build_object('title', title, 'description', description, 'requirements', requirements)) from job_translation where job_id = job.id) as texts
    from job join company on company.id = job.company_id
    where job.first_published_at is not null and job.posted_by is not null
    order by job.id`.execute(db);
  return rows.map(
    ({ id, company_id: companyId, posted_by: userId, primary_locale: companyLocale, opened, ended, fixed, texts }) => ({
      id,
      companyId,
      userId,
      companyLocale,
      openedAt: opened,
      endedAt: ended,
      languages: fixed.languages,
      snapshotIn(wanted) {
        const locale = texts[wanted] ? wanted : companyLocale;
        return { locale, ...fixed, ...(texts[locale] ?? { title: '', description: '', requirements: '' }) };
      },
    }),
  );
}

async function readSeekers({ db }: TxCtx): Promise<Applicant[]> {
  const { rows } = await sql<{
    user_id: string;
    id: string;
    preferred_locale: Locale | null;
    snapshot: ApplicantSnapshot;
  }>`
    select profile.user_id, profile.id, profile.preferred_locale,
      json_build_object('firstName', first_name, 'lastName', last_name, 'username', username, 'jobTitle', job_title, 'bio', bio, 'city', city, 'country', country,
        'contactEmail', coalesce(contact_email, user_account.email), 'skills', skills, 'workAuthorisation', work_authorisation, 'workExperience', '[]'::json, 'education', '[]'::json, 'certifications', '[]'::json,
        'languages', (select coalesce(json_agg(json_build_object('language', language, 'level', level) order by position), '[]') from profile_language where profile_id = profile.id)) as snapshot
    from profile join user_account on user_account.id = profile.user_id
    where profile.role = 'job_seeker'
    order by profile.created_at, profile.id`.execute(db);
  return rows.map(({ user_id: userId, id: profileId, preferred_locale: locale, snapshot }) => ({
    userId,
    profileId,
    locale: locale ?? 'en',
    snapshot,
  }));
}
