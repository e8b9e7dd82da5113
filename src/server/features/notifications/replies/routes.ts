import { type Context, Hono } from 'hono';
import { createHash, timingSafeEqual } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { Ctx } from '../../../context.ts';
import type { Config } from '../../../platform/config.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { FilesCtx } from '../../files/files.ts';
import type { Reply } from './read-reply.ts';
import { receiveCvs } from './receive-cvs.ts';
import { receiveReply, type ReplyResult } from './receive-reply.ts';
import type { ReplyReader } from './reply-reader.ts';

/** The limit that the reverse proxy must allow anyway; 8 MB of files. */
const MAIL_BYTES = 12 * 1024 * 1024;

/** A mail server posts each email for the addresses of replies and CVs here, unchanged (RFC 5322). */
export function inboundMailRoutes(
  base: Omit<FilesCtx, 'actor' | 'locale'>,
  replies: Config['replies'],
  reader: ReplyReader,
): Hono {
  const ctx: FilesCtx = { ...base, actor: { kind: 'system' }, locale: 'en' };
  const app = new Hono();
  if (!replies) return app;
  return app.post('/inbound-mail', async (context) => {
    requireSecret(context, replies.secret);
    const path = ctx.storage.temporaryPath();
    let reply: Reply | undefined;
    try {
      await receiveBody(context, path);
      reply = await readOrLog(ctx, reader, path);
      const result: ReplyResult = reply
        ? ((await receiveCvs(ctx, replies, reply)) ?? (await receiveReply(ctx, replies, reply)))
        : 'ignored';
      return context.json({ result }, 200, { 'cache-control': 'no-store' });
    } finally {
      for (const file of [path, ...(reply?.files ?? []).map((one) => one.path)]) await rm(file, { force: true });
    }
  });
}

/** @throws Refusal UNAUTHENTICATED */
function requireSecret({ req }: Context, secret: string): void {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  if (!timingSafeEqual(digest(req.header('authorization') ?? ''), digest(`Bearer ${secret}`)))
    throw new Refusal('UNAUTHENTICATED');
}

/** @throws Refusal TOO_LARGE as soon as the limit is passed; INVALID without a body */
async function receiveBody({ req }: Context, path: string): Promise<void> {
  const { body } = req.raw;
  if (!body) throw new Refusal('INVALID', { reason: 'malformed_body' });
  let received = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      done(received > MAIL_BYTES ? new Refusal('TOO_LARGE', { reason: 'file_too_large' }) : null, chunk);
    },
  });
  await pipeline(Readable.fromWeb(body as never), limit, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
}

/** The mail server must not send an unreadable email again. */
async function readOrLog({ log }: Ctx, reader: ReplyReader, path: string): Promise<Reply | undefined> {
  try {
    return await reader.read({ path });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log.warn({ err: error }, 'an email could not be read');
    return undefined;
  }
}
