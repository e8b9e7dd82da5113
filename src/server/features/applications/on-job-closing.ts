import { sql } from 'kysely';

import { undecidedStatuses } from '#contract/applications/application-status.ts';
import type { ClosingAnswer } from '#contract/jobs/job-choices.ts';

import { userIdOf } from '../../actor.ts';
import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import '../jobs/events.ts';
import { ANSWER_CLOSING } from './answer-closing.ts';
import { changeApplication } from './change.ts';
import './table.ts';

/**
 * A task answers larger numbers: each answer takes some 30 statements, and locks its readers' rows until the commit.
 */
const AT_ONCE_MAX = 20;

/**
 * A job closes only with an answer to every waiting applicant. A few are answered in the closing's transaction; with
 * `answersLater`, the task answers those too.
 * @throws Refusal CONFLICT undecided_applications if applicants are waiting and no answer was chosen
 */
export async function answerUndecided(
  tx: TxCtx,
  { jobIds, undecided, answersLater = false }: DomainEvents['job.closing'],
): Promise<void> {
  // Locked first: a concurrent withdrawal then waits before it locks anything needed here.
  const waiting = await tx.db
    .selectFrom('application')
    .select('id')
    .where(isUnanswered(jobIds))
    .orderBy('applied_at')
    .limit(AT_ONCE_MAX + 1)
    .forNoKeyUpdate()
    .execute();
  if (waiting.length === 0) return;
  if (!undecided) throw new Refusal('CONFLICT', { reason: 'undecided_applications' });
  if (answersLater || waiting.length > AT_ONCE_MAX) await answerLater(tx, jobIds, undecided);
  else for (const { id } of waiting) await changeApplication(tx, undecided, id, { isClosing: true });
}

/** Applicants of an earlier closing, before the job was reopened, already have their answer. */
const isUnanswered = (jobIds: readonly string[]) => sql<boolean>`
  application.job_id = any(${[...jobIds]}::uuid[]) and application.status = any(${[...undecidedStatuses]}::text[])
  and not exists (select from application_closing_answer as answered where answered.application_id = application.id)`;

async function answerLater(tx: TxCtx, jobIds: readonly string[], answer: ClosingAnswer): Promise<void> {
  const closingId = newId();
  const key = tx.actor.kind === 'key' ? tx.actor : undefined;
  await sql`
    insert into application_closing_answer (application_id, closing_id, answer, closed_by, key_id, key_name)
    select id, ${closingId}::uuid, ${answer}, ${userIdOf(tx)}::uuid, ${key?.keyId ?? null}::uuid, ${key?.name ?? null}
    from application where ${isUnanswered(jobIds)}`.execute(tx.db);
  await tx.enqueue(ANSWER_CLOSING, { closingId });
}
