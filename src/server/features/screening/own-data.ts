import { expressionBuilder } from 'kysely';

import type { OwnData } from '#contract/accounts/own-data.ts';

import type { Person } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import '../companies/table.ts';
import type { OwnDataPart } from '../../own-data-part.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { findScreenings } from './find.ts';
import { presentOwn } from './present.ts';
import './table.ts';

const eb = expressionBuilder<Tables, 'screening'>();

/** Also of a former house agency. */
async function exportScreenings(ctx: Ctx, { userId, profileId }: Person): Promise<OwnData['screenings']> {
  const received = await findScreenings(ctx, eb('screening.profile_id', '=', profileId))
    .innerJoin('company', 'company.id', 'screening.agency_id')
    .select('company.name as agency')
    .orderBy('screening.asked_at')
    .orderBy('screening.id')
    .execute();
  const written = await findScreenings(
    ctx,
    eb.or([eb('screening.consultant_id', '=', userId), eb('screening.done_by', '=', userId)]),
  )
    .orderBy('screening.asked_at')
    .orderBy('screening.id')
    .execute();
  return {
    received: received.map((row) => {
      const { isValid: _, can: _can, ...screening } = presentOwn(row, ctx.clock.now());
      return { ...screening, agency: row.agency };
    }),
    written: written.map(({ updated_at: at, findings, parts }) => ({
      at: at.toISOString(),
      findings,
      answers: parts.flatMap(({ part, answer }) => (answer ? [{ part, words: answer }] : [])),
    })),
  };
}

const goesWith = ['user_account', 'company'] as const;

export const screeningData: OwnDataPart = {
  tables: {
    screening: {
      words: { findings: 'screenings', done_by_name: 'screenings' },
      codes: ['state', 'locale'],
      goesWith,
      stays:
        'What a consultant checked of another person; that person can show it to others, with the consultant’s name.',
    },
    screening_language: {
      words: { heard_by_name: 'screenings' },
      codes: ['language', 'level'],
      goesWith,
      stays: 'Who heard it is a part of what was checked of another person.',
    },
    screening_part: { words: { contest: 'screenings', answer: 'screenings' }, codes: ['part'], goesWith },
    screening_reference: {
      words: { name: 'screenings', relation: 'screenings', address: 'screenings', answers: 'screenings' },
      codes: ['state', 'locale', 'digest'],
      goesWith,
    },
  },
  exports: { screenings: exportScreenings },
};
