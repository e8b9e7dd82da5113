import type { Consent } from '#contract/applications/retention.ts';

import type { Person } from '../../../actor.ts';
import type { Ctx } from '../../../context.ts';
import type { OwnDataPart } from '../../../own-data-part.ts';
import { personOf } from '../../accounts/signed-in.ts';
import '../../companies/table.ts';
import '../../own-pages/table.ts';
import './table.ts';

const CONSENTS_MAX = 500;

export const listConsents = (ctx: Ctx): Promise<Consent[]> => consentsOf(ctx, personOf(ctx));

/** To terms and to pools, the newest first. */
async function consentsOf({ db }: Pick<Ctx, 'db'>, { userId }: Person): Promise<Consent[]> {
  const terms = await db
    .selectFrom('terms_consent as given')
    .innerJoin('own_page_version as version', 'version.id', 'given.version_id')
    .select(['version.number', 'given.given_at'])
    .where('given.user_id', '=', userId)
    .limit(CONSENTS_MAX)
    .execute();
  const pools = await db
    .selectFrom('pool_consent as given')
    .leftJoin('company', 'company.id', 'given.company_id')
    .select([
      'given.text_version',
      'given.given_at',
      'given.until',
      'given.ended_at',
      'given.ended_how',
      'company.name',
    ])
    .where('given.user_id', '=', userId)
    .orderBy('given.given_at', 'desc')
    .limit(CONSENTS_MAX)
    .execute();
  return [
    ...terms.map(({ number, given_at: at }) => ({
      kind: 'terms' as const,
      version: String(number ?? ''),
      company: null,
      givenAt: at.toISOString(),
      until: null,
      ended: null,
    })),
    ...pools.map((row) => ({
      kind: 'pool' as const,
      version: row.text_version,
      company: row.name,
      givenAt: row.given_at.toISOString(),
      until: row.until.toISOString(),
      ended: row.ended_at && row.ended_how && { at: row.ended_at.toISOString(), how: row.ended_how },
    })),
  ].sort((a, b) => b.givenAt.localeCompare(a.givenAt));
}

export const retentionData: OwnDataPart = {
  tables: {
    pool_request: { goesWith: ['user_account', 'company'] },
    pool_consent: { codes: ['text_version', 'ended_how'], goesWith: ['user_account'] },
  },
  exports: { consents: consentsOf },
};
