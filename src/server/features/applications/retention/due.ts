import { sql, type RawBuilder } from 'kysely';

import type { Ctx } from '../../../context.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import '../../companies/table.ts';
import { visibleTo as jobVisibleTo } from '../../jobs/access.ts';
import '../../jobs/table.ts';
import './table.ts';

interface Rules {
  rejectedDays: number;
  acceptedDays: number;
  laws: string;
}

export async function readRules(ctx: Pick<Ctx, 'settings'>): Promise<Rules> {
  const settings = await ctx.settings();
  return {
    rejectedDays: settings['retention.rejected_application_days'],
    acceptedDays: settings['retention.accepted_application_days'],
    laws: JSON.stringify(settings['law.retention']),
  };
}

/**
 * The shortest of the periods of the site, the countries of job and company, and the company itself; for `job` and
 * `company`.
 */
export const keptDays = ({ laws }: Rules, siteDays: RawBuilder<number>): RawBuilder<number> => sql`least(${siteDays}, (
  select min(law.days) from jsonb_to_recordset(${laws}::jsonb) as law (country text, days int)
  where law.country in (job.country, company.country)), company.keep_applications_days)`;

/** For the surrounding `application`, `job` and `company`; null before a decision. A valid consent takes precedence. */
export const erasedAt = (rules: Rules): RawBuilder<Date | null> => sql`greatest(
  application.decided_at + interval '1 day' * ${keptDays(
    rules,
    sql`case application.status when 'accepted' then ${rules.acceptedDays}::int else ${rules.rejectedDays}::int end`,
  )},
  (select consent.until from pool_consent as consent
   where consent.application_id = application.id and consent.ended_at is null and application.decided_at is not null))`;

/** @throws Refusal NOT_FOUND */
export async function retentionOfJob(ctx: Ctx, id: string): Promise<{ rejectedDays: number; acceptedDays: number }> {
  const rules = await readRules(ctx);
  return ctx.db
    .selectFrom('job')
    .innerJoin('company', 'company.id', 'job.company_id')
    .select([
      keptDays(rules, sql`${rules.rejectedDays}::int`).as('rejectedDays'),
      keptDays(rules, sql`${rules.acceptedDays}::int`).as('acceptedDays'),
    ])
    .where('job.id', '=', id)
    .where(jobVisibleTo(ctx.actor))
    .executeTakeFirstOrThrow(notFound);
}
