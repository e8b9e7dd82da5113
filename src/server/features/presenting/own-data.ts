import type { OwnData } from '#contract/accounts/own-data.ts';

import type { Person } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import { OTHERS_WORDS, type OwnDataPart } from '../../own-data-part.ts';
import '../clients/table.ts';
import { isOfPerson } from './access.ts';
import { findRepresentations } from './find.ts';
import { presentOwn } from './present.ts';
import './table.ts';

/** What was asked of the person, and what they wrote as a consultant. */
async function exportPresenting(ctx: Ctx, { userId }: Person): Promise<OwnData['presenting']> {
  const received = await findRepresentations(ctx, isOfPerson(ctx.actor)).orderBy('representation.asked_at').execute();
  const asked = await ctx.db
    .selectFrom('representation')
    .innerJoin('mandate', 'mandate.id', 'representation.mandate_id')
    .select(['mandate.title', 'representation.words', 'representation.asked_at as at'])
    .where('representation.asked_by', '=', userId)
    .orderBy('representation.asked_at')
    .execute();
  const presented = await ctx.db
    .selectFrom('presentation')
    .innerJoin('representation', 'representation.id', 'presentation.representation_id')
    .innerJoin('mandate', 'mandate.id', 'representation.mandate_id')
    .select(['mandate.title', 'presentation.words', 'presentation.presented_at as at'])
    .where('presentation.presented_by', '=', userId)
    .orderBy('presentation.presented_at')
    .execute();
  return {
    received: received.map((row) => {
      const { can: _can, ...kept } = presentOwn(row);
      return kept;
    }),
    written: [
      ...asked.map(({ title, words, at }) => ({ title, to: 'person' as const, words, at: at.toISOString() })),
      ...presented.map(({ title, words, at }) => ({ title, to: 'client' as const, words, at: at.toISOString() })),
    ],
  };
}

const BOTH = ['user_account', 'company'] as const;

export const presentingData: OwnDataPart = {
  tables: {
    representation: {
      words: { words: 'presenting' },
      codes: ['locale', 'shows', 'state'],
      goesWith: BOTH,
      stays: 'What another person was asked, without the name of the consultant.',
    },
    job_presenting: {
      words: { terms: OTHERS_WORDS, accepted_by_name: OTHERS_WORDS },
      goesWith: ['company'],
      stays: 'Who accepted the agency’s terms for the company, which both rely on.',
    },
    shortlist: {
      codes: ['locale', 'digest'],
      goesWith: ['company'],
    },
    presentation: {
      words: { words: 'presenting', facts: 'presenting', answer_words: OTHERS_WORDS },
      codes: ['answer'],
      goesWith: BOTH,
      stays: 'What a client reads of another person, without the name of the consultant.',
    },
  },
  exports: { presenting: exportPresenting },
};
