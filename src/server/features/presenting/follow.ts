import { sql } from 'kysely';

import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import '../accounts/events.ts';
import '../applications/events.ts';
import '../clients/events.ts';
import { endConsent } from './end.ts';
import { lockRepresentation, moveRepresentation } from './lock.ts';
import { answerPresentation } from './record.ts';
import './table.ts';

const findOf = ({ db }: TxCtx, applicationId: string) =>
  db
    .selectFrom('presentation')
    .select(['id', 'representation_id', 'answer'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();

/** The employer is interested, unless it rejected the person before. */
export async function answerInterested(
  tx: TxCtx,
  { applicationId }: DomainEvents['application.revealed'],
): Promise<void> {
  const presentation = await findOf(tx, applicationId);
  if (presentation && presentation.answer !== 'no')
    await answerPresentation(tx, { id: presentation.id, answer: 'yes', words: '' });
}

/** A rejection is a no; who withdraws takes the consent back. The application is locked. */
export async function followApplication(
  tx: TxCtx,
  { applicationId, to }: DomainEvents['application.changed'],
): Promise<void> {
  if (to !== 'rejected' && to !== 'withdrawn') return;
  const presentation = await findOf(tx, applicationId);
  if (!presentation) return;
  if (to === 'rejected') return answerPresentation(tx, { id: presentation.id, answer: 'no', words: '' });
  const consent = await lockRepresentation({ ...tx, actor: { kind: 'system' } }, presentation.representation_id);
  // Else the consent ended first, and withdrew the application.
  if (consent.state === 'given') await moveRepresentation(tx, consent, 'taken_back');
}

/** A mandate that is over ends what was asked and given for it. */
export async function followMandate(tx: TxCtx, { mandateId, to }: DomainEvents['mandate.changed']): Promise<void> {
  if (to === 'open') return;
  const living = await tx.db
    .selectFrom('representation')
    .select('id')
    .where('mandate_id', '=', mandateId)
    .where('state', 'in', ['asked', 'given'])
    .orderBy('id')
    .execute();
  for (const { id } of living) {
    const consent = await lockRepresentation({ ...tx, actor: { kind: 'system' } }, id);
    if (consent.state === 'asked' || consent.state === 'given') await endConsent(tx, consent);
  }
}

/** Of two living ones for one mandate, the one that was given stays, else the account's own. */
export async function moveRepresentations(
  { db, clock }: TxCtx,
  { fromProfileId: from, intoProfileId: into }: DomainEvents['person.joined'],
): Promise<void> {
  await sql`
    update representation set state = 'ended', ended_at = ${clock.now()}
    where id in (
      select id from (
        select id, row_number() over (
          partition by mandate_id order by state = 'given' desc, profile_id = ${into} desc) as place
        from representation where profile_id in (${from}, ${into}) and state in ('asked', 'given')) as living
      where place > 1)`.execute(db);
  await db.updateTable('representation').set({ profile_id: into }).where('profile_id', '=', from).execute();
}
