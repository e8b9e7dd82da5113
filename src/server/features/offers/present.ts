import { offerDocumentUrl } from '#contract/files/file-rules.ts';
import type { StoredFile } from '#contract/files/files.ts';
import { isOpenOffer } from '#contract/offers/offer-choices.ts';
import type { ListedOffer, OfferSignature, OfferVersion, StatedByJob } from '#contract/offers/offer-views.ts';

import type { Ctx } from '../../context.ts';
import { personOf } from '../accounts/signed-in.ts';
import { snapshotName } from '../applications/snapshots.ts';
import { presentSalary, presentVariablePay } from '../jobs/present.ts';
import { profileName } from '../profiles/profile-name.ts';
import type { OfferRow, VersionRow } from './find.ts';

type Stated = Pick<OfferRow, 'job_facts'> & Parameters<typeof presentSalary>[0];

/** The job's facts are those of the application; its pay is today's. */
export const presentStated = (row: Stated): StatedByJob => ({
  salary: presentSalary(row),
  variablePay: presentVariablePay(row),
  employmentType: row.job_facts.employmentType,
  workplace: row.job_facts.workplace,
  city: row.job_facts.city,
  country: row.job_facts.country,
});

const presentFile = ({ id, kind, name, size, type, created_at: at }: VersionRow['files'][number]): StoredFile => ({
  id,
  kind,
  name,
  size,
  type,
  createdAt: new Date(at).toISOString(),
});

export const presentVersion = (row: VersionRow): OfferVersion => ({
  number: row.number,
  conditions: row.conditions,
  texts: row.texts,
  locale: row.locale,
  bindingLocale: row.binding_locale,
  files: row.files.map(presentFile),
  sentAt: row.sent_at && row.sent_at.toISOString(),
  digest: row.digest,
});

/** What both sides read. */
export const presentCommon = (row: OfferRow, version: VersionRow, signatures: OfferSignature[]) => ({
  id: row.id,
  applicationId: row.application_id,
  state: row.state,
  job: { id: row.job_id, title: row.job_facts.title },
  company: { name: row.company_name, slug: row.company_slug },
  version: presentVersion(version),
  stated: presentStated(row),
  signatures,
  sentAt: row.sent_at && row.sent_at.toISOString(),
  endedAt: row.ended_at && row.ended_at.toISOString(),
  documentUrl: row.document_file_id && offerDocumentUrl(row.id),
});

export const presentListed = (row: OfferRow): ListedOffer => ({
  id: row.id,
  applicationId: row.application_id,
  state: row.state,
  candidateName: snapshotName(row.applicant_facts),
  job: { id: row.job_id, title: row.job_facts.title },
  answerBy: row.answer_by,
  updatedAt: row.updated_at.toISOString(),
});

/** The company withdrew the version that it sent, to send another. */
export const isBeingChanged = ({ state, sent_at: sentAt }: Pick<OfferRow, 'state' | 'sent_at'>): boolean =>
  sentAt !== null && state !== 'sent' && isOpenOffer(state);

export async function findSignatures({ db }: Pick<Ctx, 'db'>, versionId: string): Promise<OfferSignature[]> {
  const rows = await db
    .selectFrom('offer_signature')
    .select(['party', 'name', 'means', 'at'])
    .where('version_id', '=', versionId)
    .orderBy('at')
    .execute();
  return rows.map(({ at, ...signature }) => ({ ...signature, at: at.toISOString() }));
}

/** The actor's. */
export const nameOfMember = async (ctx: Ctx): Promise<string> =>
  profileName(
    await ctx.db
      .selectFrom('profile')
      .select(['first_name', 'last_name', 'username'])
      .where('id', '=', personOf(ctx).profileId)
      .executeTakeFirstOrThrow(),
  );
