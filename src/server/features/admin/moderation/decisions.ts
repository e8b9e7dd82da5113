import { sql, type Selectable } from 'kysely';

import { DECISIONS_MAX, type Decision } from '#contract/admin/decisions.ts';
import type { CaseDecision, ReportSubject } from '#contract/admin/moderation-choices.ts';

import type { Ctx } from '../../../context.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { digestOf } from '../../accounts/secrets.ts';
import { personOf } from '../../accounts/signed-in.ts';
import '../../accounts/table.ts';
import { companiesOf, RECRUITING } from '../../companies/memberships.ts';
import '../../companies/table.ts';
import { wordsIn } from '../../jobs/queries.ts';
import '../../messaging/table.ts';
import type { ModerationDecisionTable } from './table.ts';

export type DecisionRow = Selectable<ModerationDecisionTable> & {
  subject: ReportSubject;
  decision: CaseDecision | null;
  about: string;
};

/** With their subjects, in the reader's language. */
export const decisions = ({ db, locale }: Pick<Ctx, 'db' | 'locale'>) =>
  db
    .selectFrom('moderation_decision as made')
    .innerJoin('moderation_case as of', 'of.id', 'made.case_id')
    .leftJoin('job', 'job.id', 'of.job_id')
    .leftJoinLateral(
      () => wordsIn(locale).select(['t.title']).as('words'),
      (join) => join.onTrue(),
    )
    .leftJoin('company', 'company.id', 'of.company_id')
    .leftJoin('user_account as account', 'account.id', 'of.person_id')
    .leftJoin('message', 'message.id', 'of.message_id')
    .selectAll('made')
    .select(['of.subject', 'of.decision'])
    .select(sql<string>`coalesce(words.title, company.name, account.name, message.content, '')`.as('about'));

/** Decisions against the person, and against companies that they recruit for. */
const concerns = (userId: string) => sql<boolean>`(
  made.user_id = ${userId}::uuid or made.company_id = ${companiesOf(userId, RECRUITING)})`;

/** The newest 100. */
export async function listDecisions(ctx: Ctx): Promise<Decision[]> {
  const { userId } = personOf(ctx);
  const rows = await decisions(ctx)
    .where(concerns(userId))
    .orderBy('made.decided_at', 'desc')
    .limit(DECISIONS_MAX)
    .execute();
  return rows.map((row) => presentDecision(ctx, row));
}

/** Found by its id, for the person concerned; or by the token emailed to a person who cannot sign in. */
export type NamedDecision = { id: string } | { token: string };

export const readDecision = async (ctx: Ctx, named: NamedDecision): Promise<Decision> =>
  presentDecision(ctx, await findDecision(ctx, named));

/**
 * @throws Refusal NOT_FOUND, UNAUTHENTICATED for an id
 */
export async function findDecision(ctx: Ctx, named: NamedDecision): Promise<DecisionRow> {
  const query = decisions(ctx);
  if ('token' in named) return query.where('made.digest', '=', digestOf(named.token)).executeTakeFirstOrThrow(notFound);
  const { userId } = personOf(ctx);
  return query.where('made.id', '=', named.id).where(concerns(userId)).executeTakeFirstOrThrow(notFound);
}

export function presentDecision({ clock }: Pick<Ctx, 'clock'>, row: DecisionRow): Decision {
  const { appeal_text: text, appealed_at: appealedAt } = row;
  return {
    id: row.id,
    subject: row.subject,
    as: row.decision ?? 'hidden',
    about: row.about,
    reason: row.reason,
    ground: row.ground,
    rule: row.rule,
    foundBy: row.by_report ? 'report' : 'own_check',
    decidedAt: row.decided_at.toISOString(),
    appealUntil: row.appeal_until.toISOString(),
    appeal:
      text === null || appealedAt === null ? null : { text, at: appealedAt.toISOString(), decided: decidedOf(row) },
    can: { appeal: mayAppeal({ clock }, row) },
  };
}

export const mayAppeal = (
  { clock }: Pick<Ctx, 'clock'>,
  { appealed_at, appeal_until }: Pick<DecisionRow, 'appealed_at' | 'appeal_until'>,
): boolean => appealed_at === null && clock.now() < appeal_until;

const decidedOf = ({
  appeal_outcome: outcome,
  appeal_reason: reason,
  appeal_decided_at: at,
  appeal_decided_alone: alone,
}: DecisionRow) =>
  outcome === null || at === null ? null : { outcome, reason: reason ?? '', at: at.toISOString(), byOther: !alone };
