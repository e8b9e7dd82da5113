import { createHash } from 'node:crypto';

import type { Config } from '../../../platform/config.ts';
import { findMailbox, isSigned } from '../../accounts/signed-mailbox.ts';
import { keepMailedCvs } from '../../candidates/mailed/keep.ts';
import type { FilesCtx } from '../../files/files.ts';
import type { Reply } from './read-reply.ts';
import type { ReplyResult } from './receive-reply.ts';

/**
 * Keeps the CVs of an email to a job's address. Undefined for emails to other addresses.
 * @throws Refusal TOO_MANY_REQUESTS, UNAVAILABLE: the mail server tries again.
 */
export async function receiveCvs(
  ctx: FilesCtx,
  { domain }: NonNullable<Config['replies']>,
  mail: Reply,
): Promise<ReplyResult | undefined> {
  const found = findMailbox('cv', domain, mail.recipients);
  if (!found || !(await isSigned(ctx.db, [found.id], found.signature))) return undefined;
  if (mail.isAutomatic || mail.from === null) return 'ignored';
  const { files, fileCount, text, messageId } = mail;
  const key = messageId ?? createHash('sha256').update(`${mail.from} ${text}`).digest('hex');
  const kept = await keepMailedCvs(ctx, { jobId: found.id, from: mail.from, words: text, key, files, fileCount });
  return kept > 0 ? 'stored' : 'ignored';
}
