import type { OwnData } from '#contract/accounts/own-data.ts';

import type { Person } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import type { OwnDataPart } from '../../own-data-part.ts';
import './table.ts';

/** Calls and notes that a consultant wrote. */
async function exportNotes({ db }: Ctx, { userId }: Person): Promise<OwnData['clientNotes']> {
  const rows = await db
    .selectFrom('client_entry as entry')
    .innerJoin('client', 'client.id', 'entry.client_id')
    .select(['client.name as client', 'entry.words', 'entry.at'])
    .where('entry.by_id', '=', userId)
    .where('entry.words', '<>', '')
    .orderBy('entry.at')
    .orderBy('entry.id')
    .execute();
  return rows.map(({ at, ...note }) => ({ ...note, at: at.toISOString() }));
}

const AGENCYS = { not: 'What an agency keeps of its clients.' };
const WITH_AGENCY = ['company'] as const;

export const clientsData: OwnDataPart = {
  tables: {
    client: { words: { name: AGENCYS, buyer: AGENCYS }, codes: ['locale', 'fee'], goesWith: WITH_AGENCY },
    client_contact: {
      words: { name: AGENCYS, job_title: AGENCYS, email: AGENCYS, phone: AGENCYS },
      codes: ['locale'],
      goesWith: WITH_AGENCY,
    },
    mandate: { words: { title: AGENCYS }, codes: ['state'], goesWith: WITH_AGENCY },
    client_entry: {
      words: { words: 'clientNotes' },
      codes: ['kind'],
      goesWith: WITH_AGENCY,
      stays: 'What an agency noted of its clients, without the name of the consultant.',
    },
  },
  exports: { clientNotes: exportNotes },
};
