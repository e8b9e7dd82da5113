import { sql } from 'kysely';

import type { TxCtx } from '../../../context.ts';
import '../../accounts/table.ts';
import '../../applications/table.ts';
import '../../comments/table.ts';
import '../../interviews/table.ts';
import '../../messaging/table.ts';
import '../table.ts';

/**
 * By candidate: a hash of what people may have changed since an import. Undoing leaves candidates with another hash as
 * they are.
 */
export async function fingerprintsOf({ db }: TxCtx, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; hash: string }>`
    select candidate.id, md5(jsonb_build_array(
      candidate.facts, candidate.phone, candidate.source, candidate.cv_file_id, candidate.objected_at,
      candidate.joined_into, account.added_by_company,
      (select jsonb_agg(name order by name) from candidate_tag where candidate_id = candidate.id),
      (select jsonb_agg(jsonb_build_array(id, text) order by id) from candidate_note where candidate_id = candidate.id),
      (select count(*) from candidate_list_entry where candidate_id = candidate.id),
      (select count(*) from candidate as other where other.joined_into = candidate.id),
      (select jsonb_agg(jsonb_build_array(application.id, application.status, application.stage_id,
          application.updated_at, application.cv_file_id,
          (select count(*) from message where application_id = application.id),
          (select count(*) from interview where application_id = application.id),
          (select count(*) from application_comment where application_id = application.id),
          (select max(version) from application_note where application_id = application.id)) order by application.id)
        from application
        where application.applicant_id = candidate.profile_id and application.company_id = candidate.company_id)
    )::text) as hash
    from candidate
      join profile on profile.id = candidate.profile_id
      join user_account as account on account.id = profile.user_id
    where candidate.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}
