import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { z } from 'zod';

import { m } from '#generated/paraglide/messages.js';

import { inTransaction, type Ctx, type TxCtx } from '../../../context.ts';
import type { DomainEvents } from '../../../domain-events.ts';
import { newId } from '../../../platform/id.ts';
import type { PdfDrawer } from '../../../platform/pdf/pdf-drawer.ts';
import { signPdf } from '../../../platform/pdf/signature.ts';
import { defineTask } from '../../../platform/queue/task.ts';
import { snapshotName } from '../../applications/snapshots.ts';
import { cleanName } from '../../files/file-name.ts';
import { storageKey } from '../../files/files.ts';
import type { FileRow } from '../../files/queries.ts';
import '../../profiles/table.ts';
import { visibleTo } from '../access.ts';
import '../events.ts';
import { findOffers, findVersions } from '../find.ts';
import { findSignatures } from '../present.ts';
import '../table.ts';
import { documentOf, type DocumentFacts } from './contents.ts';
import { findSigningKey } from './signing-key.ts';

const DRAW_DOCUMENT = 'offers.draw_document';
const PDF = 'application/pdf';

type DrawingCtx = Ctx & { pdfDrawer: PdfDrawer };

export const documentTask = defineTask<DrawingCtx, { offerId: string }>({
  name: DRAW_DOCUMENT,
  schema: z.object({ offerId: z.uuid() }),
  run: drawDocument,
});

export async function drawWhenAccepted(tx: TxCtx, { offerId, to }: DomainEvents['offer.changed']): Promise<void> {
  if (to === 'accepted') await tx.enqueue(DRAW_DOCUMENT, { offerId });
}

/** Draws and signs what was agreed, and stores it as a file of the candidate, which both sides may download. */
export async function drawDocument(ctx: DrawingCtx, { offerId }: { offerId: string }): Promise<void> {
  const facts = await findFacts(ctx, offerId);
  if (!facts) return;
  const pdf = await ctx.pdfDrawer.draw(documentOf(facts), offerId);
  const bytes = await signPdf(pdf, await findSigningKey(ctx));
  const id = newId();
  const key = storageKey('attachment', id, facts.at);
  const path = ctx.storage.temporaryPath();
  await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
  await ctx.storage.putFile(key, path);
  const name = cleanName(m.offer_doc_title({}, { locale: facts.accepted.locale }), PDF);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file = { id, kind: 'attachment', name, size: bytes.length, type: PDF, sha256, storage_key: key } as const;
  await inTransaction(ctx, (tx) => storeDocument(tx, offerId, { ...file, created_at: facts.at }));
}

/** Undefined if the offer is not accepted, no longer exists, or has its document. */
async function findFacts(ctx: Ctx, offerId: string): Promise<DocumentFacts | undefined> {
  const row = await findOffers(ctx, visibleTo({ kind: 'system' }))
    .where('offer.id', '=', offerId)
    .where('offer.state', '=', 'accepted')
    .where('offer.document_file_id', 'is', null)
    .executeTakeFirst();
  const versions = (await findVersions(ctx, offerId)).filter(({ sent_at: sentAt }) => sentAt !== null);
  const accepted = versions.at(-1);
  if (!row || !accepted) return undefined;
  return {
    company: row.company_name,
    candidate: snapshotName(row.applicant_facts),
    job: row.job_facts.title,
    versions,
    accepted,
    signatures: await findSignatures(ctx, accepted.id),
    site: (await ctx.settings())['site.name'],
    appUrl: ctx.appUrl,
    at: ctx.clock.now(),
  };
}

/** Nothing if another run was faster: the sweep removes the bytes. */
async function storeDocument(tx: TxCtx, offerId: string, file: Omit<FileRow, 'owner_id'>): Promise<void> {
  const offer = await tx.db
    .selectFrom('offer')
    .innerJoin('application', 'application.id', 'offer.application_id')
    .innerJoin('profile', 'profile.id', 'application.applicant_id')
    .select(['offer.application_id', 'profile.user_id'])
    .where('offer.id', '=', offerId)
    .where('offer.document_file_id', 'is', null)
    .forNoKeyUpdate('offer')
    .executeTakeFirst();
  if (!offer) return;
  await tx.db
    .insertInto('file')
    .values({ ...file, owner_id: offer.user_id })
    .execute();
  await tx.db.updateTable('offer').set({ document_file_id: file.id }).where('id', '=', offerId).execute();
  await tx.db.insertInto('signed_document').values({ digest: file.sha256, signed_at: file.created_at }).execute();
  await tx.emit('offer.documented', { offerId, applicationId: offer.application_id });
}

/** Null: not signed by this site, or changed since. */
export async function verifyDocument(
  { db }: Ctx,
  { digest }: { digest: string },
): Promise<{ signedAt: string | null }> {
  const found = await db
    .selectFrom('signed_document')
    .select('signed_at')
    .where('digest', '=', digest)
    .executeTakeFirst();
  return { signedAt: found?.signed_at.toISOString() ?? null };
}
