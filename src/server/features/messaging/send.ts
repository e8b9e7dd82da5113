import type { z } from 'zod';

import type { Message, sendMessageInput } from '#contract/messaging/messages.ts';

import type { Person } from '../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { invalidField, Refusal, wrongStatus } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { languageOf } from '../../platform/language-of.ts';
import { personOf } from '../accounts/signed-in.ts';
import { recordFirstAnswer } from '../applications/first-answer.ts';
import { profileName } from '../profiles/profile-name.ts';
import { obstacleFor } from './access.ts';
import './events.ts';
import { messages, presentMessage } from './queries.ts';
import { markRead } from './receive.ts';
import { searchVector } from './search-words.ts';
import { findThread, subjectOf, type ThreadRow } from './thread.ts';
import './table.ts';

type SendInput = z.infer<typeof sendMessageInput> & {
  /** The application's. */
  id: string;
  /** By a template, which is sent once and does not count towards the sender's limit. */
  isAutomatic?: boolean;
};

/**
 * Idempotent per `clientId`. Marks the thread as read by the sender.
 * @throws Refusal NOT_FOUND; FORBIDDEN if this side may not write; CONFLICT wrong_status once the application is
 * withdrawn; INVALID for an empty message, and for files that are not the sender's own or already sent;
 * TOO_MANY_REQUESTS
 */
export async function sendMessage(ctx: Ctx, input: SendInput): Promise<Message> {
  const person = personOf(ctx);
  if (input.content === '' && input.attachmentIds.length === 0) throw invalidField('content', 'required');
  const language = await languageOf(input.content);
  return inTransaction(ctx, async (tx) => {
    await lockApplication(tx, input.id);
    const thread = await findThread(tx, input.id);
    const { seq, employerWrote } = await reserveSequence(tx, thread);
    const sent = await findSent(tx, person, input);
    if (sent) return sent;
    requireMaySend({ ...thread, employer_wrote: employerWrote });
    if (!input.isAutomatic)
      await takeAttempt(tx.db, `messages:${person.userId}`, (await tx.settings())['limits.messages_per_person']);
    const recipientId = thread.side === 'applicant' ? thread.employer_id : thread.applicant_user_id;
    const messageId = await insertMessage(tx, person, { ...input, language, thread, seq, recipientId });
    await attach(tx, person, messageId, input.attachmentIds);
    if (thread.side === 'employer') await recordFirstAnswer(tx, input.id, { counts: !input.isAutomatic });
    await markRead(tx, input.id, thread.side);
    await tx.emit('message.sent', { applicationId: input.id, messageId, recipientId });
    return presentMessage(await messages(tx).where('message.id', '=', messageId).executeTakeFirstOrThrow());
  });
}

/**
 * Serializes with withdrawals and decisions. Before an answer that counts it takes the lock that recording one
 * requires; otherwise two senders could deadlock.
 */
async function lockApplication({ db }: TxCtx, applicationId: string): Promise<void> {
  const application = db.selectFrom('application').where('id', '=', applicationId);
  const isAnswered = await application.select('id').where('counted_answer_at', 'is not', null).executeTakeFirst();
  const held = application.select('id');
  await (isAnswered ? held.forShare() : held.forNoKeyUpdate()).execute();
}

/** The thread is created with its first message. Returns the next position in the thread. */
async function reserveSequence(
  { db, clock }: TxCtx,
  thread: ThreadRow,
): Promise<{ seq: number; employerWrote: boolean }> {
  const owners = { applicantId: thread.applicant_id, companyId: thread.company_id };
  const search = searchVector([thread.job_title, thread.company_name, profileName(thread)].join(' '), owners);
  await db
    .insertInto('conversation')
    .values({
      application_id: thread.id,
      company_id: thread.company_id,
      applicant_id: thread.applicant_id,
      employer_id: thread.employer_id,
      last_at: clock.now(),
      search,
    })
    .onConflict((conflict) => conflict.column('application_id').doNothing())
    .execute();
  const { last_seq: last, employer_wrote: employerWrote } = await db
    .selectFrom('conversation')
    .select(['last_seq', 'employer_wrote'])
    .where('application_id', '=', thread.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { seq: last + 1, employerWrote };
}

async function findSent(tx: TxCtx, { userId }: Person, { id, clientId }: SendInput): Promise<Message | undefined> {
  const row = await messages(tx)
    .where('message.application_id', '=', id)
    .where('message.sender_id', '=', userId)
    .where('message.client_id', '=', clientId)
    .executeTakeFirst();
  return row && presentMessage(row);
}

function requireMaySend(thread: Pick<ThreadRow, 'side' | 'status' | 'is_blind' | 'employer_wrote'>): void {
  const obstacle = obstacleFor(thread.side, thread);
  if (obstacle === 'withdrawn') throw wrongStatus();
  if (obstacle === 'not_revealed') throw new Refusal('CONFLICT', { reason: 'not_revealed' });
  if (obstacle) throw new Refusal('FORBIDDEN');
}

interface Placed extends SendInput {
  thread: ThreadRow;
  seq: number;
  recipientId: string | null;
  language: string | null;
}

async function insertMessage(
  { db, clock }: TxCtx,
  { userId }: Person,
  { id, clientId, content, language, thread, seq, recipientId }: Placed,
): Promise<string> {
  const messageId = newId();
  const now = clock.now();
  const { side, applicant_id: applicantId, company_id: companyId } = thread;
  const search = searchVector(content, { applicantId, companyId });
  const written = {
    side,
    sender_id: userId,
    recipient_id: recipientId,
    subject: subjectOf(thread.job_title),
    content,
    language,
    search,
  };
  await db
    .insertInto('message')
    .values({
      id: messageId,
      application_id: id,
      seq,
      client_id: clientId,
      ...written,
      created_at: now,
      delivered_at: null,
      read_at: null,
    })
    .execute();
  await db
    .updateTable('conversation')
    .set({ last_seq: seq, last_at: now, ...(side === 'employer' ? { employer_id: userId, employer_wrote: true } : {}) })
    .where('application_id', '=', id)
    .execute();
  return messageId;
}

/** Each file belongs to one message only. */
async function attach({ db }: TxCtx, { userId }: Person, messageId: string, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  const own = await db
    .selectFrom('file')
    .select('id')
    .where('id', 'in', [...fileIds])
    .where('owner_id', '=', userId)
    .where('kind', '=', 'attachment')
    .forKeyShare()
    .execute();
  if (own.length < fileIds.length) throw invalidField('attachmentIds', 'invalid');
  const attached = await db
    .insertInto('message_attachment')
    .values(fileIds.map((fileId, position) => ({ file_id: fileId, message_id: messageId, position })))
    .onConflict((conflict) => conflict.column('file_id').doNothing())
    .returning('file_id')
    .execute();
  if (attached.length < fileIds.length) throw invalidField('attachmentIds', 'invalid');
}
