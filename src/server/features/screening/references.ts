import type { ReferenceAnswers } from '#contract/screening/reference-answers.ts';
import type { AskedReference } from '#contract/screening/references.ts';
import { REFERENCE_DAYS } from '#contract/screening/screening-choices.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { digestOf } from '../accounts/secrets.ts';
import '../companies/table.ts';
import { dayOf, daysAfter } from '../jobs/term.ts';
import { profileName } from '../profiles/profile-name.ts';
import { isOfNamedAgency } from './access.ts';
import { touchScreening } from './lock.ts';
import './table.ts';

export const ASK_REFERENCE = 'screening.ask_reference';

/** By the link's secret; while it works, and the agency is named. */
const findAsked = ({ db, clock }: Ctx, token: string) =>
  db
    .selectFrom('screening_reference as reference')
    .innerJoin('screening', 'screening.id', 'reference.screening_id')
    .innerJoin('company', 'company.id', 'screening.agency_id')
    .innerJoin('profile', 'profile.id', 'screening.profile_id')
    .select(['reference.id', 'reference.name', 'reference.relation', 'reference.locale', 'reference.asked_at'])
    .select(['reference.screening_id', 'company.name as agency_name'])
    .select(['profile.first_name', 'profile.last_name', 'profile.username'])
    .where(isOfNamedAgency)
    .where('reference.digest', '=', digestOf(token))
    .where('reference.state', '=', 'asked')
    .where('reference.asked_at', '>', daysAfter(clock.now(), -REFERENCE_DAYS));

/** @throws Refusal NOT_FOUND for a link that is unknown, was used, or has expired */
export async function readAsked(ctx: Ctx, token: string): Promise<AskedReference> {
  const row = await findAsked(ctx, token).executeTakeFirst();
  if (!row?.asked_at) throw notFound();
  return {
    person: profileName(row),
    agency: row.agency_name,
    name: row.name,
    relation: row.relation,
    locale: row.locale,
    until: dayOf(daysAfter(row.asked_at, REFERENCE_DAYS)),
  };
}

/** Once: the link ends with it. @throws Refusal NOT_FOUND */
export const answerAsked = (ctx: Ctx, { token, answers }: { token: string; answers: ReferenceAnswers }) =>
  end(ctx, token, { state: 'answered', answers: JSON.stringify(answers) });

/** @throws Refusal NOT_FOUND */
export const declineAsked = (ctx: Ctx, token: string) => end(ctx, token, { state: 'declined', answers: null });

type Ended = { state: 'answered' | 'declined'; answers: string | null };

const end = (ctx: Ctx, token: string, ended: Ended): Promise<void> =>
  inTransaction(ctx, async (tx: TxCtx) => {
    const row = await findAsked(tx, token).forNoKeyUpdate(['screening']).executeTakeFirst();
    const taken =
      row &&
      (await tx.db
        .updateTable('screening_reference')
        .set({ ...ended, digest: null, answered_at: tx.clock.now() })
        .where('id', '=', row.id)
        .where('state', '=', 'asked')
        .returning('id')
        .executeTakeFirst());
    if (!row || !taken) throw notFound();
    await touchScreening(tx, row.screening_id, `reference_${ended.state}`);
  });
