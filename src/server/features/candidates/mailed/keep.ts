import { readFile } from 'node:fs/promises';
import { v5 } from 'uuid';

import { MAILED_CVS_MAX } from '#contract/candidates/candidate-choices.ts';

import { inTransaction, type TxCtx } from '../../../context.ts';
import { takeAttempt } from '../../../platform/http/limits.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { findPerson } from '../../accounts/find-person.ts';
import { findRecipients } from '../../companies/members.ts';
import { beginUpload, type FilesCtx, removeFile, storeFile } from '../../files/files.ts';
import { responsibleId } from '../../jobs/responsible.ts';
import '../../jobs/table.ts';
import '../events.ts';
import '../table.ts';

/** Namespace of ids derived from the ids of emails (RFC 9562). */
const NAMESPACE = 'b0c7f1de-2a4e-4c8e-9a53-0f6f4a7c1d22';
/** Emails for one job; the mail server tries again later. */
const LIMIT = { max: 200, seconds: 86_400 };
const WORDS_MAX = 4_000;

interface MailWithCvs {
  jobId: string;
  from: string;
  words: string;
  /** The same for an email that comes again. */
  key: string;
  files: readonly { name: string; path: string }[];
  /** How many files the email has. */
  fileCount: number;
}

/**
 * Keeps the CVs in an email for a job until a member of its company adds the people or deletes them. Anyone may write
 * to the address, so nothing is sent back, and no one is added.
 * @returns how many were kept
 * @throws Refusal TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function keepMailedCvs(ctx: FilesCtx, mail: MailWithCvs): Promise<number> {
  const job = await findOpenJob(ctx, mail.jobId);
  // Members who are responsible for the job; the files count as theirs.
  const recipients = job && (await findRecipients(ctx, { ...job, jobId: mail.jobId, actorId: null }));
  const keeper = recipients?.[0] === undefined ? undefined : await findPerson(ctx, recipients[0]);
  if (!job || !keeper) return 0;
  const ids = mail.files.slice(0, MAILED_CVS_MAX).map((_, position) => v5(`${mail.key} ${position}`, NAMESPACE));
  if (await isKnown(ctx, ids)) return 0;
  await takeAttempt(ctx.db, `mailed_cvs:${mail.jobId}`, LIMIT);
  const fileIds = await storeAll({ ...ctx, actor: keeper }, mail.files.slice(0, MAILED_CVS_MAX));
  if (fileIds.length === 0) return 0;
  await inTransaction(ctx, async (tx) => {
    await insert(tx, mail, { ids, fileIds, companyId: job.companyId });
    await tx.emit('cvs.mailed', { jobId: mail.jobId, companyId: job.companyId, key: ids[0] ?? '' });
  });
  return fileIds.length;
}

const findOpenJob = ({ db }: FilesCtx, id: string) =>
  db
    .selectFrom('job')
    .select(['company_id as companyId', responsibleId.as('responsibleId')])
    .where('id', '=', id)
    .where('status', 'in', ['active', 'paused'])
    .where('hidden_at', 'is', null)
    .executeTakeFirst();

async function isKnown({ db }: FilesCtx, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  return Boolean(
    await db
      .selectFrom('mailed_cv')
      .select('id')
      .where('id', 'in', [...ids])
      .executeTakeFirst(),
  );
}

/** Leaves out what is no CV, and what exceeds the quota. */
async function storeAll(ctx: FilesCtx, files: MailWithCvs['files']): Promise<string[]> {
  const stored: string[] = [];
  for (const { name, path } of files) {
    try {
      await beginUpload(ctx);
      stored.push((await storeFile(ctx, { kind: 'cv', file: new File([await readFile(path)], name) })).id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code !== 'TOO_MANY_REQUESTS' && error.code !== 'UNAVAILABLE') continue;
      for (const id of stored) await removeFile(ctx, id);
      throw error;
    }
  }
  return stored;
}

async function insert(
  { db, clock }: TxCtx,
  { jobId, from, words, fileCount }: MailWithCvs,
  { ids, fileIds, companyId }: { ids: readonly string[]; fileIds: readonly string[]; companyId: string },
): Promise<void> {
  const rows = fileIds.map((fileId, position) => ({
    id: ids[position] ?? fileId,
    company_id: companyId,
    job_id: jobId,
    file_id: fileId,
    from_address: from,
    words: words.slice(0, WORDS_MAX),
    left_out: fileCount - fileIds.length,
    received_at: clock.now(),
  }));
  await db
    .insertInto('mailed_cv')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
