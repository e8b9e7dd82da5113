import { sql } from 'kysely';

import type { OwnDataPart } from '../../own-data-part.ts';
import './table.ts';

const OF_THE_COMPANY = { not: 'What a company calls its keys.' };

export const keysData: OwnDataPart = {
  tables: {
    api_key: {
      words: { name: OF_THE_COMPANY },
      codes: ['prefix', 'digest', 'scopes'],
      goesWith: ['company'],
      stays: 'A key is the company’s or the platform’s, without the name of the person who made it.',
    },
    idempotent_request: {
      words: { answer: { not: 'Made from other columns that the export has.' }, name: OF_THE_COMPANY },
      codes: ['digest'],
      goesWith: ['company'],
      erased: 'The answers to the keys of companies that may name the person: their own, and those they applied to.',
    },
  },
  async erase({ db }, { userId, profileId }) {
    await db
      .deleteFrom('idempotent_request')
      .where(
        sql<boolean>`key_id in (
          select key.id from api_key as key where key.company_id in (
            select company_id from company_member where user_id = ${userId}::uuid
            union select company_id from application where applicant_id = ${profileId}::uuid))`,
      )
      .execute();
  },
};
