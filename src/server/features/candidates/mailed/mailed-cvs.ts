import type { MailedCv } from '#contract/candidates/mailed-cvs.ts';
import type { ReadCv } from '#contract/cvs/cvs.ts';

import type { Ctx } from '../../../context.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { personOf } from '../../accounts/signed-in.ts';
import { signedMailbox } from '../../accounts/signed-mailbox.ts';
import { companiesOf, currentCompany, RECRUITING } from '../../companies/memberships.ts';
import type { CvReader } from '../../cvs/cv-reader.ts';
import { readStoredCv } from '../../cvs/cvs.ts';
import '../../files/table.ts';
import { requireEdit } from '../../jobs/require-edit.ts';
import '../../jobs/table.ts';
import '../table.ts';

const SHOWN = 100;

/** The path of a CV for members. */
const urlOf = (id: string): string => `/api/mailed-cvs/${id}/file`;

/**
 * For members who recruit for the job. Null without a `domain` at which the site receives emails.
 * @throws Refusal NOT_FOUND, FORBIDDEN
 */
export async function readCvAddress(ctx: Ctx, jobId: string, domain: string | undefined): Promise<string | null> {
  await requireEdit(ctx, jobId);
  if (domain === undefined) return null;
  return signedMailbox(ctx.db, { purpose: 'cv', domain, id: jobId, signed: [jobId] });
}

/** Those for owners and recruiters of the company that they chose last. */
export async function listMailedCvs(ctx: Ctx): Promise<MailedCv[]> {
  const { userId } = personOf(ctx);
  const rows = await visible(ctx)
    .innerJoin('job', 'job.id', 'mailed_cv.job_id')
    .innerJoin('job_translation as text', (join) =>
      join.onRef('text.job_id', '=', 'job.id').onRef('text.locale', '=', 'job.primary_locale'),
    )
    .select(['mailed_cv.id', 'mailed_cv.from_address', 'mailed_cv.words', 'mailed_cv.left_out'])
    .select(['mailed_cv.received_at', 'mailed_cv.job_id', 'text.title', 'file.name'])
    .where('mailed_cv.company_id', '=', currentCompany(userId))
    .orderBy('mailed_cv.received_at', 'desc')
    .orderBy('mailed_cv.id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    job: { id: row.job_id, title: row.title },
    from: row.from_address,
    words: row.words,
    name: row.name,
    url: urlOf(row.id),
    leftOut: row.left_out,
    receivedAt: row.received_at.toISOString(),
  }));
}

/** @throws Refusal NOT_FOUND, and the reader's refusals */
export async function readMailedCv(ctx: Ctx, reader: CvReader, id: string): Promise<ReadCv> {
  return readStoredCv(ctx, reader, (await findMailedFile(ctx, id)).storage_key);
}

/** @throws Refusal NOT_FOUND */
export const findMailedFile = (ctx: Ctx, id: string) =>
  visible(ctx).selectAll('file').where('mailed_cv.id', '=', id).executeTakeFirstOrThrow(notFound);

/**
 * Its file is removed by the sweep of files that nothing refers to.
 * @throws Refusal NOT_FOUND
 */
export async function removeMailedCv(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .deleteFrom('mailed_cv')
    .where('id', '=', id)
    .where('company_id', '=', recruitedFor(ctx))
    .returning('id')
    .executeTakeFirstOrThrow(notFound);
}

const recruitedFor = (ctx: Ctx) => companiesOf(personOf(ctx).userId, RECRUITING);

const visible = (ctx: Ctx) =>
  ctx.db
    .selectFrom('mailed_cv')
    .innerJoin('file', 'file.id', 'mailed_cv.file_id')
    .where('mailed_cv.company_id', '=', recruitedFor(ctx));
