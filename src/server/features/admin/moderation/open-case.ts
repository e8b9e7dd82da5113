import type { Selectable } from 'kysely';

import type { CaseCause, ReportSubject } from '#contract/admin/moderation-choices.ts';

import type { TxCtx } from '../../../context.ts';
import type { DomainEvents } from '../../../domain-events.ts';
import { newId } from '../../../platform/id.ts';
import '../../jobs/events.ts';
import '../../jobs/table.ts';
import type { ModerationCaseTable } from './table.ts';

/** The subject of a case; for a person, their account. */
export interface Subject {
  subject: ReportSubject;
  id: string;
}

const columns = { job: 'job_id', company: 'company_id', person: 'person_id', message: 'message_id' } as const;

/**
 * @throws Error for a case without a subject
 */
export function subjectOf(row: Pick<Selectable<ModerationCaseTable>, 'subject' | SubjectColumn>): Subject {
  const id = row[columns[row.subject]];
  if (id === null) throw new Error(`A case about a ${row.subject} has no subject.`);
  return { subject: row.subject, id };
}

type SubjectColumn = (typeof columns)[ReportSubject];

/** Creates the case if needed, and locks it until the end of the transaction. Safe for concurrent calls. */
export async function openCase(
  { db, clock }: TxCtx,
  { subject, id: about }: Subject,
  cause: CaseCause,
): Promise<string> {
  const { id } = await db
    .insertInto('moderation_case')
    .values({ id: newId(), subject, [columns[subject]]: about, cause, opened_at: clock.now() })
    // Changes nothing, but locks and returns the existing row.
    .onConflict((conflict) =>
      conflict
        .column(columns[subject])
        .where('decided_at', 'is', null)
        .doUpdateSet((eb) => ({ cause: eb.ref('moderation_case.cause') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The last case in which it was hidden or banned. */
export async function findLastRestriction({ db }: TxCtx, { subject, id }: Subject): Promise<string | undefined> {
  const found = await db
    .selectFrom('moderation_case')
    .select('id')
    .where(columns[subject], '=', id)
    .where('decision', 'in', ['hidden', 'banned'])
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

/**
 * A company is new until another published job of it has no open case and is not hidden. So a harmless first job does
 * not exempt the next one before a review.
 */
export async function reviewFirstJob(tx: TxCtx, { jobIds, companyId }: DomainEvents['job.published']): Promise<void> {
  const known = await tx.db
    .selectFrom('job')
    .select('job.id')
    .where('job.company_id', '=', companyId)
    .where('job.id', 'not in', jobIds)
    .where('job.first_published_at', 'is not', null)
    .where('job.hidden_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('moderation_case as open')
            .select('open.id')
            .whereRef('open.job_id', '=', 'job.id')
            .where('open.decided_at', 'is', null),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  if (!known) for (const id of jobIds) await openCase(tx, { subject: 'job', id }, 'first_job');
}
