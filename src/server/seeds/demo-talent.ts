import { sql } from 'kysely';

import { languageLevels } from '#contract/languages.ts';

import type { TxCtx } from '../context.ts';
import '../features/companies/table.ts';
import { daysAfter } from '../features/jobs/term.ts';
import '../features/profiles/table.ts';
import { indexConsents } from '../features/talent/index-consents.ts';
import { invitePerson } from '../features/talent/invite.ts';
import { findOwnedCompany } from './own-company.ts';

const INDEXED_AT_ONCE = 200;

interface Cast {
  employerId: string;
  seekerId: string;
}

/** Some seekers let companies find them; two companies have invited the demo's seeker, and more have viewed the profile. */
export async function fillTalent(tx: TxCtx, { employerId, seekerId }: Cast): Promise<void> {
  const now = tx.clock.now();
  await sql`
    insert into talent_consent (profile_id, given_at, confirmed_at, ends_at, shown_name, available, available_on, notice_weeks, workplaces)
    select id, at, at, at + interval '12 months', case when number % 3 = 0 then 'full' else 'initial' end, available,
      case when available = 'date' then (${now}::timestamptz + number % 80 * interval '1 day')::date end,
      case when available = 'notice' then (array[2, 4, 6, 12])[1 + number % 4] end,
      (array['{}', '{remote}', '{hybrid,remote}', '{onsite,hybrid}']::text[])[1 + number % 4]::text[]
    from (
      select id, number, greatest(created_at, ${daysAfter(now, -200)}) + (now() - created_at) * (number % 10) / 11 as at,
        (array['now', 'notice', 'date'])[1 + number % 3] as available
      from (select id, created_at, row_number() over (order by id)::int as number from profile
        where visibility = 'employers' and role = 'job_seeker') as found
    ) as found
    on conflict do nothing`.execute(tx.db);
  const found = await tx.db.selectFrom('talent_consent').select('profile_id').orderBy('profile_id').execute();
  const ids = found.map((row) => row.profile_id);
  for (let done = 0; done < ids.length; done += INDEXED_AT_ONCE)
    await indexConsents(tx, ids.slice(done, done + INDEXED_AT_ONCE));
  const company = await findOwnedCompany(tx, employerId);
  await tx.db
    .updateTable('company')
    .set({ verified_at: daysAfter(now, -40), verified_how: 'domain', verified_by: employerId })
    .where('id', '=', company.id)
    .where('verified_at', 'is', null)
    .execute();
  await askSeeker(tx, { employerId, seekerId });
}

/** By the demo's employer, and by a company whose job the seeker can do from home and knows the languages for. */
async function askSeeker(tx: TxCtx, { employerId, seekerId }: Cast): Promise<void> {
  const { rows } = await sql<{
    user_id: string;
    member_id: string;
    company_id: string;
    job_id: string;
    seeker_id: string;
  }>`
    select member.user_id, own.id as member_id, company.id as company_id, job.id as job_id, seeker.id as seeker_id
    from company join company_member as member on member.company_id = company.id and member.role = 'owner'
      join profile as own on own.user_id = member.user_id
      join profile as seeker on seeker.user_id = ${seekerId}
      cross join lateral (
        select job.id, job.workplace = 'remote' as is_remote, not exists (
            select from job_language as needed
              join profile_language as spoken on spoken.language = needed.language and spoken.profile_id = seeker.id
            where needed.job_id = job.id and needed.required
              and array_position(${languageLevels}::text[], spoken.level) < array_position(${languageLevels}::text[], needed.level)
          ) as is_met
        from job where job.company_id = company.id and job.status = 'active' and job.category = 'customer_service'
          and not exists (select from application where application.job_id = job.id and application.applicant_id = seeker.id)
          and not exists (
            select from job_language as needed where needed.job_id = job.id and needed.required and needed.language not in (
              select language from profile_language where profile_id = seeker.id))
        order by is_met desc, is_remote desc, job.first_published_at desc, job.id limit 1) as job
    where company.verified_at is not null
    order by member.user_id = ${employerId} desc, job.is_met desc, job.is_remote desc, company.id limit 2`.execute(
    tx.db,
  );
  for (const [at, row] of rows.entries()) {
    await sql`
      insert into profile_look (profile_id, company_id, day)
      values (${row.seeker_id}, ${row.company_id}, (${daysAfter(tx.clock.now(), -at * 3)}::timestamptz at time zone 'UTC')::date)
      on conflict do nothing`.execute(tx.db);
    await invitePerson(
      {
        ...tx,
        actor: { kind: 'person', userId: row.user_id, profileId: row.member_id, role: 'employer', sessionId: '' },
      },
      { id: row.seeker_id, jobId: row.job_id, text: texts[at] ?? '' },
    );
  }
}

const texts = [
  'You answer in German and Spanish and wrote a help centre in both. That is what this team does not have yet: we would like to talk about building one with you.\n\nIf the job interests you, apply here; you hear from us within a week.',
  'Six years of customers in four languages, some of them on days when flights were late: our evening team would learn from you. You could work from Valencia.',
];
