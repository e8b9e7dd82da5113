import { sql } from 'kysely';

import type { OwnData } from '#contract/accounts/own-data.ts';

import type { Person } from '../../actor.ts';
import type { Ctx, TxCtx } from '../../context.ts';
import { OTHERS_WORDS, type OwnDataPart } from '../../own-data-part.ts';
import { isOfCandidate } from './access.ts';
import { findOffers, findVersions } from './find.ts';
import { findSignatures, presentVersion } from './present.ts';
import './table.ts';

/** What was sent to the person, and what they wrote for a company. */
async function exportOffers(ctx: Ctx, { userId }: Person): Promise<OwnData['offers']> {
  const received: OwnData['offers']['received'] = [];
  for (const row of await findOffers(ctx, isOfCandidate(ctx.actor)).orderBy('offer.created_at').execute()) {
    const versions = (await findVersions(ctx, row.id)).filter(({ sent_at: sentAt }) => sentAt !== null);
    const signed = await Promise.all(versions.map(({ id }) => findSignatures(ctx, id)));
    received.push({
      applicationId: row.application_id,
      company: row.company_name,
      state: row.state,
      versions: versions.map(presentVersion),
      signatures: signed.flat(),
      endedAt: row.ended_at && row.ended_at.toISOString(),
      declined: row.state === 'declined' ? { reason: row.decline_reason, words: row.decline_words } : null,
    });
  }
  const written = await ctx.db
    .selectFrom('offer_version as version')
    .innerJoin('offer', 'offer.id', 'version.offer_id')
    .select(['offer.application_id', 'version.texts', 'version.pay_reason', 'version.written_at'])
    .where('version.written_by', '=', userId)
    .orderBy('version.written_at')
    .orderBy('version.id')
    .execute();
  return {
    received,
    written: written.map((version) => ({
      applicationId: version.application_id,
      texts: version.texts,
      payReason: version.pay_reason,
      at: version.written_at.toISOString(),
    })),
  };
}

/** What a member attached to an offer that was sent belongs to what was sent: it goes to another member, first an owner. */
async function keepFiles({ db }: TxCtx, { userId }: Person): Promise<void> {
  await sql`
    update file set owner_id = kept.user_id
    from (
      select distinct on (sent.file_id) sent.file_id, member.user_id
      from offer_file as sent
        join offer_version as version on version.id = sent.version_id and version.sent_at is not null
        join offer on offer.id = version.offer_id
        join company_member as member on member.company_id = offer.company_id and member.user_id <> ${userId}
      order by sent.file_id, member.role = 'owner' desc, member.created_at
    ) as kept
    where file.id = kept.file_id and file.owner_id = ${userId}`.execute(db);
}

const BOTH = ['user_account', 'company'] as const;

export const offersData: OwnDataPart = {
  tables: {
    offer: {
      words: { decline_words: 'offers' },
      codes: ['state', 'decline_reason'],
      goesWith: BOTH,
    },
    offer_version: {
      words: { conditions: 'offers', texts: 'offers', pay_reason: 'offers' },
      codes: ['locale', 'binding_locale', 'digest'],
      goesWith: BOTH,
      stays: 'What was offered to another person, without the name of the member who wrote it.',
    },
    offer_file: { goesWith: BOTH },
    offer_signature: {
      words: { name: 'offers' },
      codes: ['party', 'means'],
      goesWith: BOTH,
      stays: 'The name under an agreement, which is the other side’s too.',
    },
    offer_template: { words: { name: OTHERS_WORDS, texts: OTHERS_WORDS }, goesWith: ['company'] },
    signing_key: { codes: ['certificate', 'private_key'] },
    signed_document: { codes: ['digest'] },
  },
  exports: { offers: exportOffers },
  erase: keepFiles,
};
