import { sql, type RawBuilder } from 'kysely';

import type { Ctx } from '../../context.ts';
import '../applications/table.ts';
import '../companies/table.ts';
import './table.ts';

interface Rules {
  days: number;
  laws: string;
}

export async function readRules(ctx: Pick<Ctx, 'settings'>): Promise<Rules> {
  const settings = await ctx.settings();
  return { days: settings['retention.candidate_days'], laws: JSON.stringify(settings['law.retention']) };
}

/**
 * For the surrounding `candidate` and `company`: after the last contact, for the shortest of the periods of the site,
 * the company's country and the company itself. Null while an application is kept, which has its own period; people
 * who applied are kept no longer than their applications.
 */
export const keptUntil = ({ days, laws }: Rules): RawBuilder<Date | null> => sql`case
  when exists (select from application where application.company_id = candidate.company_id
    and application.applicant_id = candidate.profile_id) then null
  when candidate.origin = 'applied' then candidate.last_contact_at
  else candidate.last_contact_at + interval '1 day' * least(${days}::int, company.keep_applications_days,
    (select min(law.days) from jsonb_to_recordset(${laws}::jsonb) as law (country text, days int)
     where law.country = company.country)) end`;
