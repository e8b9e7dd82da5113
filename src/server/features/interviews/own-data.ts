import type { OwnData } from '#contract/accounts/own-data.ts';

import type { Ctx } from '../../context.ts';
import type { OwnDataPart } from '../../own-data-part.ts';
import { isApplicant } from '../applications/access.ts';
import { findInterviews, presentInterview } from './queries.ts';
import './table.ts';

/** For the person's own applications. */
async function exportInterviews(ctx: Ctx): Promise<OwnData['interviews']> {
  const rows = await findInterviews(ctx).where(isApplicant(ctx.actor)).orderBy('interview.created_at').execute();
  return rows.map((row) => presentInterview(ctx, row));
}

export const interviewsData: OwnDataPart = {
  tables: {
    interview: {
      words: { place: 'interviews', note: 'interviews', asked: 'interviews' },
      codes: ['status', 'kind', 'language', 'time_zone', 'applicant_zone'],
      goesWith: ['user_account', 'company'],
      stays: 'Where and how a company invited another person, without the name of the member who did.',
    },
    interview_language: { codes: ['language', 'level'], goesWith: ['user_account', 'company'] },
    interview_slot: { goesWith: ['user_account', 'company'] },
    interview_member: { goesWith: ['user_account', 'company'] },
    calendar_feed: { codes: ['digest'], goesWith: ['user_account'] },
    busy_calendar: {
      words: { address: { not: 'A secret of another program, which the person gave.' } },
      codes: ['problem'],
      goesWith: ['user_account'],
    },
    busy_time: { goesWith: ['user_account'] },
    interview_reminder: { goesWith: ['user_account', 'company'] },
  },
  exports: { interviews: exportInterviews },
};
