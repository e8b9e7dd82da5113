import type { OwnData } from '#contract/accounts/own-data.ts';

import type { Person } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import type { OwnDataPart } from '../../own-data-part.ts';
import { readBeingFound } from './consent.ts';
import './table.ts';

/** Invitations that the person received, and those that they sent for a company. */
async function exportInvitations({ db }: Ctx, { userId, profileId }: Person): Promise<OwnData['jobInvitations']> {
  const rows = await db
    .selectFrom('talent_invitation')
    .select(['job_id', 'profile_id', 'text', 'status', 'reason', 'sent_at', 'answered_at'])
    .where(({ eb, or }) => or([eb('profile_id', '=', profileId), eb('invited_by', '=', userId)]))
    .orderBy('sent_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    jobId: row.job_id,
    isOwn: row.profile_id !== profileId,
    text: row.text,
    status: row.status,
    // Another person's text.
    reason: row.profile_id === profileId ? row.reason : '',
    sentAt: row.sent_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
  }));
}

export const talentData: OwnDataPart = {
  tables: {
    talent_invitation: {
      words: { text: 'jobInvitations', reason: 'jobInvitations' },
      codes: ['status'],
      goesWith: ['user_account', 'company'],
      stays: 'People keep the invitations that companies wrote to them, without the author’s name.',
    },
  },
  exports: {
    beingFound: (ctx) => readBeingFound(ctx),
    jobInvitations: exportInvitations,
  },
};
