import type { OwnData } from '#contract/accounts/own-data.ts';

import type { Person } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import { DERIVED, OTHERS_WORDS, type OwnDataPart } from '../../own-data-part.ts';
import '../companies/table.ts';
import './table.ts';

/** What companies know of the person, without their own notes. */
async function exportKept({ db }: Ctx, { profileId }: Person): Promise<OwnData['candidates']> {
  const rows = await db
    .selectFrom('candidate')
    .innerJoin('company', 'company.id', 'candidate.company_id')
    .select(['company.name', 'candidate.origin', 'candidate.source', 'candidate.phone', 'candidate.facts'])
    .select(['candidate.added_at', 'candidate.told_at', 'candidate.objected_at'])
    .where('candidate.profile_id', '=', profileId)
    .orderBy('candidate.added_at')
    .orderBy('candidate.id')
    .execute();
  return rows.map((row) => ({
    company: row.name,
    origin: row.origin,
    source: row.source,
    phone: row.phone,
    facts: row.facts,
    addedAt: row.added_at.toISOString(),
    toldAt: row.told_at?.toISOString() ?? null,
    objectedAt: row.objected_at?.toISOString() ?? null,
  }));
}

const goesWith = ['user_account', 'company'] as const;

export const candidatesData: OwnDataPart = {
  tables: {
    candidate: {
      words: {
        source: 'candidates',
        phone: 'candidates',
        facts: 'candidates',
        filter_tags: DERIVED,
        search_text: DERIVED,
        sort_name: DERIVED,
      },
      codes: ['origin'],
      goesWith,
      stays: 'People whom a member added stay with the company, without the name of the member.',
    },
    candidate_tag: { words: { name: OTHERS_WORDS }, goesWith, stays: 'A company keeps the tags of its candidates.' },
    candidate_note: {
      words: { text: OTHERS_WORDS },
      goesWith,
      stays: 'A company keeps its notes about candidates, without the name of their author.',
    },
    candidate_list: {
      words: { name: OTHERS_WORDS },
      goesWith: ['company'],
      stays: 'Lists of a company are its own.',
    },
    candidate_list_entry: { goesWith },
    mailed_cv: {
      words: { from_address: OTHERS_WORDS, words: OTHERS_WORDS },
      goesWith,
      stays: 'A company keeps a CV for 30 days, in which a member may add the person, who is then told.',
    },
    candidate_import_cv: {
      words: { name: OTHERS_WORDS },
      goesWith,
      stays: 'The files of a company are its own.',
    },
  },
  exports: { candidates: exportKept },
};
