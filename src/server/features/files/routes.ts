import { Hono, type Context, type MiddlewareHandler, type Next } from 'hono';

import { ESCO_BYTES_MAX, ESCO_FILES_MAX } from '#contract/admin/esco-choices.ts';
import { CV_ARCHIVE_BYTES_MAX } from '#contract/candidates/import-fields.ts';
import { LARGEST_FILE_BYTES } from '#contract/files/file-rules.ts';
import { IMPORT_BYTES_MAX } from '#contract/imports/import-choices.ts';

import type { Ctx } from '../../context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { isId } from '../../platform/id.ts';
import { Semaphore } from '../../platform/processes/semaphore.ts';
import { isPublic } from './access.ts';
import { beginUpload } from './files.ts';
import { readFileRow } from './queries.ts';
import { receiveForm, type FormSize } from './receive-form.ts';
import { sendFile } from './send-file.ts';

/** Maximum uploads of a kind in memory at once: CVs being read do not delay pictures. */
const AT_ONCE = { files: 4, cvs: 2, imports: 2, esco: 1 };
const ONE_FILE: FormSize = { bytes: LARGEST_FILE_BYTES, parts: 4 };
/** More from one person would fill the disk with unfinished uploads. */
const UPLOADS_PER_PERSON = 4;
/** Milliseconds that a received upload waits for its turn, longer than the longest inspection. */
const QUEUE_TIMEOUT = 30_000;

/** Using a session renews its cookies. */
export type RequestCtx = Ctx & { metadata: { responseHeaders: Headers } };

const CANDIDATES_SIZE: FormSize = { bytes: IMPORT_BYTES_MAX + CV_ARCHIVE_BYTES_MAX, parts: 4 };
const ESCO_SIZE: FormSize = { bytes: ESCO_BYTES_MAX, parts: ESCO_FILES_MAX };

interface Receiving {
  ctx: RequestCtx;
  slots: Semaphore;
  person: string;
  size: FormSize;
}

const busy = () => new Refusal('UNAVAILABLE', { reason: 'busy', retryAfter: 10 });

/** Content types of uploads; other bodies are left to the procedure. */
const [READ_CV, SITE_LOGO] = ['/me/profile/read-cv', '/site/logo'] as const;
const MAY_UPLOAD = [READ_CV, SITE_LOGO];
const isForm = (context: Context): boolean => /^multipart\//i.test(context.req.header('content-type') ?? '');
const onlyForms =
  (receive: MiddlewareHandler): MiddlewareHandler =>
  (context, next) =>
    isForm(context) ? receive(context, next) : next();

const UPLOADS = /^\/api\/(?:files|companies\/[^/]+\/(?:candidate-)?imports|admin\/esco)$/;

/** Whether these routes have read the body. */
export const isUpload = (context: Context): boolean =>
  context.req.method === 'POST' &&
  (UPLOADS.test(context.req.path) ||
    (MAY_UPLOAD.some((path) => context.req.path === `/api${path}`) && isForm(context)));

/** Uploads are received on disk before they are parsed, so few are in memory at once however slow their senders. */
export function fileRoutes(contextOf: (context: Context) => Promise<RequestCtx>): Hono {
  /** Uploads in progress per person. */
  const receiving = new Map<string, number>();

  const receiveUpload =
    (slots: Semaphore, size = ONE_FILE): MiddlewareHandler =>
    async (context, next) => {
      const ctx = await contextOf(context);
      const userId = await beginUpload(ctx);
      const others = receiving.get(userId) ?? 0;
      if (others >= UPLOADS_PER_PERSON) throw busy();
      receiving.set(userId, others + 1);
      try {
        await receiveOne(context, next, { ctx, slots, person: userId, size });
      } finally {
        const left = (receiving.get(userId) ?? 1) - 1;
        if (left > 0) receiving.set(userId, left);
        else receiving.delete(userId);
      }
    };

  const receiveOne = async (context: Context, next: Next, { ctx, slots, person, size }: Receiving): Promise<void> => {
    const form = await receiveForm(context.req.raw, ctx.storage.temporaryPath(), size);
    try {
      await slots.run(
        async () => {
          context.req.raw = await form.request();
          await next();
          addCookies(context.res, ctx);
        },
        { person, timeout: QUEUE_TIMEOUT, refusal: busy },
      );
    } finally {
      await form.discard();
    }
  };

  const imports = new Semaphore(AT_ONCE.imports);
  const receiveFile = receiveUpload(new Semaphore(AT_ONCE.files));

  return new Hono()
    .get('/files/:id', async (context) => {
      const id = context.req.param('id');
      if (!isId(id)) throw notFound();
      const ctx = await contextOf(context);
      const file = await readFileRow(ctx, id);
      const response = await sendFile(context, ctx.storage, file);
      // Shared caches must not store a person's cookie.
      return isPublic(file.kind) ? response : addCookies(response, ctx);
    })
    .post('/files', receiveFile)
    .post('/companies/:id/imports', receiveUpload(imports))
    .post('/companies/:id/candidate-imports', receiveUpload(imports, CANDIDATES_SIZE))
    .post('/admin/esco', onlyAdministrators(contextOf), receiveUpload(new Semaphore(AT_ONCE.esco), ESCO_SIZE))
    .post(READ_CV, onlyForms(receiveUpload(new Semaphore(AT_ONCE.cvs))))
    .post(SITE_LOGO, onlyForms(receiveFile));
}

/** Before a hundred megabytes are received. */
const onlyAdministrators =
  (contextOf: (context: Context) => Promise<RequestCtx>): MiddlewareHandler =>
  async (context, next) => {
    const { actor } = await contextOf(context);
    if (actor.kind === 'person' && actor.role !== 'admin') throw new Refusal('FORBIDDEN');
    return next();
  };

export function addCookies(response: Response, { metadata }: RequestCtx): Response {
  for (const [name, value] of metadata.responseHeaders) response.headers.append(name, value);
  return response;
}
