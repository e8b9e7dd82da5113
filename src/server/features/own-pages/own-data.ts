import type { OwnData } from '#contract/accounts/own-data.ts';

import type { Person } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import { OTHERS_WORDS, type OwnDataPart } from '../../own-data-part.ts';
import './table.ts';

async function exportConsents({ db }: Ctx, { userId }: Person): Promise<OwnData['acceptedTerms']> {
  const rows = await db
    .selectFrom('terms_consent as consent')
    .innerJoin('own_page_version as version', 'version.id', 'consent.version_id')
    .select(['version.number', 'version.published_at', 'consent.given_at'])
    .$narrowType<{ number: number; published_at: Date }>()
    .where('consent.user_id', '=', userId)
    .orderBy('consent.given_at')
    .execute();
  return rows.map(({ number, published_at, given_at }) => ({
    version: number,
    publishedAt: published_at.toISOString(),
    acceptedAt: given_at.toISOString(),
  }));
}

export const ownPagesData: OwnDataPart = {
  tables: {
    own_page_version: {
      words: { texts: OTHERS_WORDS, note: OTHERS_WORDS, summary: OTHERS_WORDS },
      codes: ['page'],
      stays: 'The texts are the platform’s, whoever wrote them, and people accepted them.',
    },
    terms_consent: { goesWith: ['user_account'] },
  },
  exports: { acceptedTerms: exportConsents },
};
