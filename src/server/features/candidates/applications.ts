import { sql, type RawBuilder } from 'kysely';

import type { ApplicationStatus } from '#contract/applications/application-status.ts';
import type { ListedCandidate } from '#contract/candidates/candidate-views.ts';

import type { Actor } from '../../actor.ts';
import '../applications/table.ts';
import { isSamePerson, shownTo } from './access.ts';
import './table.ts';

/** As JSON. */
export interface ApplicationRow {
  id: string;
  job_id: string;
  title: string;
  status: ApplicationStatus;
  applied_at: string;
  applicant_id: string;
  /** By the company. */
  was_added: boolean;
  has_thread: boolean;
}

/** Of the surrounding `candidate` and those joined into it, as far as the actor sees them. */
const applicationsOf = (actor: Actor) => sql`
  select application.id, application.job_id, application.job_facts ->> 'title' as title, application.status,
    application.applied_at, application.applicant_id, application.is_added as was_added,
    exists (select from conversation where conversation.application_id = application.id) as has_thread
  from candidate as person join application
    on application.applicant_id = person.profile_id and application.company_id = person.company_id
  where ${isSamePerson} and ${shownTo(actor)}
  order by application.applied_at desc, application.id desc`;

export const latestApplication = (actor: Actor): RawBuilder<ApplicationRow | null> =>
  sql`(select to_jsonb(latest) from (${applicationsOf(actor)} limit 1) as latest)`;

const SHOWN_MAX = 100;

export const allApplications = (actor: Actor): RawBuilder<ApplicationRow[]> =>
  sql`(select coalesce(jsonb_agg(to_jsonb(one)), '[]') from (${applicationsOf(actor)} limit ${sql.lit(SHOWN_MAX)}) as one)`;

/** Of the candidate and of their applications. */
export const tagsOf = (actor: Actor): RawBuilder<string[]> => sql`array(
  select name from (
    select tag.name from candidate_tag as tag join candidate as person on person.id = tag.candidate_id
    where ${isSamePerson}
    union
    select tag.name from application_tag as tag join (${applicationsOf(actor)}) as application on application.id = tag.application_id
  ) as tag order by name)`;

export const presentApplication = (row: ApplicationRow): NonNullable<ListedCandidate['application']> => ({
  id: row.id,
  job: { id: row.job_id, title: row.title },
  status: row.status,
  appliedAt: new Date(row.applied_at).toISOString(),
});
