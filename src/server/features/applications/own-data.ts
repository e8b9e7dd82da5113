import type { OwnData } from '#contract/own-data.ts';

import type { Ctx, Person } from '../../context.ts';
import { isApplicant } from './access.ts';
import { presentApplication } from './present.ts';
import { applications } from './queries.ts';
import './table.ts';

/** All applications that the person sent, as they were sent, and the notes that they wrote about others'. */
export async function exportOwn(ctx: Ctx, { userId }: Person): Promise<OwnData['applications']> {
  const rows = await applications(ctx).where(isApplicant(ctx.actor)).orderBy('application.applied_at').execute();
  const notes = await ctx.db.selectFrom('application_note').select(['application_id', 'text', 'updated_at']).where('updated_by', '=', userId).orderBy('updated_at').execute();
  return {
    sent: rows.map((row) => presentApplication(ctx.actor, row)),
    notes: notes.map((note) => ({ applicationId: note.application_id, text: note.text, updatedAt: note.updated_at.toISOString() })),
  };
}
