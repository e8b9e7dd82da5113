import { offerDocumentUrl } from '#contract/files/file-rules.ts';
import type { HandOver } from '#contract/offers/hand-over.ts';

import type { Ctx } from '../../../context.ts';
import { notFound, wrongStatus } from '../../../platform/http/refusal.ts';
import { signJson } from '../../../platform/signing/jws.ts';
import '../../files/table.ts';
import { isForCompanyOf } from '../access.ts';
import { findOffers, findVersions } from '../find.ts';
import { findSignatures } from '../present.ts';
import { findSigningKey } from './signing-key.ts';

/**
 * An accepted offer for a payroll or HR system, as a JSON Web Signature.
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status before it is accepted
 */
export async function handOver(ctx: Ctx, id: string): Promise<string> {
  const offer = await findOffers(ctx, isForCompanyOf(ctx.actor)).where('offer.id', '=', id).executeTakeFirst();
  if (!offer) throw notFound();
  const accepted = (await findVersions(ctx, id)).at(-1);
  if (offer.state !== 'accepted' || !offer.ended_at || !accepted?.digest) throw wrongStatus();
  const { firstName, lastName, contactEmail } = offer.applicant_facts;
  const payload: HandOver = {
    iss: ctx.appUrl.origin,
    sub: id,
    iat: Math.floor(ctx.clock.now().getTime() / 1_000),
    type: 'offer.accepted',
    schema: 1,
    applicationId: offer.application_id,
    acceptedAt: offer.ended_at.toISOString(),
    company: { id: offer.company_id, name: offer.company_name },
    job: { id: offer.job_id, title: offer.job_facts.title },
    candidate: { firstName, lastName, email: contactEmail },
    conditions: accepted.conditions,
    benefits: accepted.texts[accepted.binding_locale]?.benefits ?? '',
    bindingLocale: accepted.binding_locale,
    signatures: await findSignatures(ctx, accepted.id),
    digest: accepted.digest,
    document: await findDocument(ctx, offer),
  };
  return signJson(payload, await findSigningKey(ctx));
}

async function findDocument(
  { db, appUrl }: Ctx,
  { id, document_file_id: fileId }: { id: string; document_file_id: string | null },
): Promise<HandOver['document']> {
  const file =
    fileId === null
      ? undefined
      : await db.selectFrom('file').select('sha256').where('id', '=', fileId).executeTakeFirst();
  return file ? { url: new URL(offerDocumentUrl(id), appUrl).href, sha256: file.sha256 } : null;
}
