import type { OwnData } from '#contract/accounts/own-data.ts';

import type { Person } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import '../clients/table.ts';
import type { OwnDataPart } from '../../own-data-part.ts';
import './table.ts';

/** Where an agency placed the person. */
async function exportPlacements({ db }: Ctx, { profileId }: Person): Promise<OwnData['placements']> {
  return db
    .selectFrom('placement')
    .innerJoin('client', 'client.id', 'placement.client_id')
    .innerJoin('company', 'company.id', 'placement.agency_id')
    .select(['company.name as agency', 'client.name as client', 'placement.title', 'placement.state'])
    .select(['placement.starts_on as startsOn', 'placement.ended_on as endedOn'])
    .select(['placement.fixed_pay as fixedPay', 'placement.variable_pay as variablePay', 'placement.currency'])
    .where('placement.profile_id', '=', profileId)
    .orderBy('placement.created_at')
    .orderBy('placement.id')
    .execute();
}

const INVOICES = { not: 'Between an agency and its client; names no person who was placed.' };
const WITH_AGENCY = ['company'] as const;

export const placementsData: OwnDataPart = {
  tables: {
    placement: {
      words: { title: 'placements' },
      codes: ['state', 'currency', 'fee_terms'],
      goesWith: WITH_AGENCY,
      stays: 'What an agency invoices, without the person.',
    },
    placement_share: { goesWith: ['user_account', 'company'] },
    invoice: {
      words: { content: INVOICES },
      codes: ['kind', 'number'],
      goesWith: WITH_AGENCY,
      stays: 'As the law demands.',
    },
  },
  exports: { placements: exportPlacements },
};
