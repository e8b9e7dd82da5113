import type { OwnData } from '#contract/accounts/own-data.ts';

import type { Person } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import { DERIVED, OTHERS_WORDS, type OwnDataPart } from '../../own-data-part.ts';
import { isApplicant } from './access.ts';
import { presentApplication } from './present.ts';
import { applications } from './queries.ts';
import './table.ts';

/** Includes the person's notes on others' applications. */
async function exportApplications(ctx: Ctx, { userId }: Person): Promise<OwnData['applications']> {
  const rows = await applications(ctx).where(isApplicant(ctx.actor)).orderBy('application.applied_at').execute();
  const notes = await ctx.db
    .selectFrom('application_note')
    .select(['application_id', 'text', 'updated_at'])
    .where('updated_by', '=', userId)
    .orderBy('updated_at')
    .execute();
  return {
    sent: rows.map((row) => presentApplication(ctx, row)),
    notes: notes.map((note) => ({
      applicationId: note.application_id,
      text: note.text,
      updatedAt: note.updated_at.toISOString(),
    })),
  };
}

const DELETED = { not: 'Sent or deleted within a day.' };

export const applicationsData: OwnDataPart = {
  tables: {
    application: {
      words: {
        cover_letter: 'applications',
        applicant_facts: 'applications',
        answers: 'applications',
        job_facts: OTHERS_WORDS,
        rejection: OTHERS_WORDS,
        tags: DERIVED,
        search_text: DERIVED,
        sort_name: DERIVED,
      },
      codes: ['status', 'source'],
      goesWith: ['user_account', 'company'],
      stays: 'The job as it was when another person applied, which their application keeps.',
    },
    application_event: {
      words: { key_name: OTHERS_WORDS },
      codes: ['from_status', 'to_status'],
      goesWith: ['user_account', 'company'],
      stays: 'The name of a key is the company’s.',
    },
    application_stage_move: {
      words: { names: OTHERS_WORDS, key_name: OTHERS_WORDS },
      goesWith: ['user_account', 'company'],
      stays: 'The moves of an application stay with it, without the names of the members who made them.',
    },
    application_tag: {
      words: { name: OTHERS_WORDS },
      goesWith: ['user_account', 'company'],
      stays: 'A company keeps the tags of other people, without the name of the member who gave them.',
    },
    company_answers: { goesWith: ['company'] },
    application_file: { goesWith: ['user_account', 'company'] },
    application_rejection_hold: { goesWith: ['user_account', 'company'] },
    application_closing_answer: {
      words: { key_name: OTHERS_WORDS },
      codes: ['answer'],
      goesWith: ['user_account', 'company'],
      stays:
        'Who waits for an answer gets it, though whoever closed the job is gone; the name of a key is the company’s.',
    },
    unsent_application: {
      words: { cover_letter: DELETED, answers: DELETED, job_title: DELETED },
      codes: ['locale', 'source'],
      goesWith: ['user_account', 'company'],
    },
    application_note: {
      words: { text: 'applications' },
      goesWith: ['user_account', 'company'],
      stays: 'A company keeps its notes about other people, without the name of their author.',
    },
  },
  exports: { applications: exportApplications },
};
