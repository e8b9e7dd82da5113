import { isDeepStrictEqual } from 'node:util';

import type { Locale } from '#contract/locales.ts';
import { REFERENCES_MAX, SCREENING_MONTHS, type ScreeningPart } from '#contract/screening/screening-choices.ts';
import type { ScreeningFindings } from '#contract/screening/screening-findings.ts';
import type { Screening } from '#contract/screening/screening-views.ts';
import type { ReferenceInput, ScreeningInput } from '#contract/screening/screenings.ts';

import { userIdOf } from '../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { invalidField, notFound, wrongStatus } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { listConsultants } from '../agency/consultants.ts';
import { dayOf } from '../jobs/term.ts';
import { visibleTo } from './access.ts';
import type { ScreeningRow } from './find.ts';
import { endScreening, lockScreening, touchScreening } from './lock.ts';
import { hasFindings, isWritable } from './present.ts';
import { readScreening } from './read.ts';
import './table.ts';

/** Each command of a consultant answers what it changed. */
const change = (ctx: Ctx, id: string, work: (tx: TxCtx, row: ScreeningRow) => Promise<void>): Promise<Screening> =>
  inTransaction(ctx, async (tx) => {
    await work(tx, await lockScreening(tx, id, visibleTo(tx.actor)));
    return readScreening(tx, id);
  });

/**
 * Begins one that was asked for. A part that changes after it was done is hidden until the person shows it again.
 * @throws Refusal NOT_FOUND; CONFLICT wrong_status; INVALID languages
 */
export const saveScreening = (ctx: Ctx, { id, ...input }: ScreeningInput & { id: string }): Promise<Screening> =>
  change(ctx, id, async (tx, row) => {
    if (!isWritable(row, tx.clock.now())) throw wrongStatus();
    const changed = await writeLanguages(tx, row, input.languages);
    const parts = [...changedFindings(row.findings, input.findings), ...(changed ? (['languages'] as const) : [])];
    const isDone = row.state === 'done';
    if (isDone && parts.length > 0)
      await tx.db
        .updateTable('screening_part')
        .set({ is_shown: false })
        .where('screening_id', '=', id)
        .where('part', 'in', parts)
        .execute();
    await tx.db
      .updateTable('screening')
      .set({
        locale: input.locale,
        findings: JSON.stringify(input.findings),
        consultant_id: row.consultant_id ?? userIdOf(tx),
        ...(isDone ? {} : { state: 'open' }),
      })
      .where('id', '=', id)
      .execute();
    await touchScreening(tx, id, isDone && parts.length > 0 ? 'changed' : 'saved');
  });

const findingOf = {
  identity: 'identity',
  right_to_work: 'rightToWork',
  availability: 'availability',
  wishes: 'wishes',
} as const satisfies Partial<Record<ScreeningPart, keyof ScreeningFindings>>;

const changedFindings = (before: ScreeningFindings, after: ScreeningFindings): ScreeningPart[] =>
  (Object.keys(findingOf) as (keyof typeof findingOf)[]).filter(
    (part) => !isDeepStrictEqual(before[findingOf[part]], after[findingOf[part]]),
  );

/** @returns whether anything changed */
async function writeLanguages(tx: TxCtx, row: ScreeningRow, languages: ScreeningInput['languages']): Promise<boolean> {
  const names = new Map((await listConsultants(tx)).map(({ userId, name }) => [userId, name]));
  const before = new Map(row.languages.map((heard) => [heard.language, heard]));
  const today = dayOf(tx.clock.now());
  const rows = languages.map(({ language, level, heardBy, heardOn }, at) => {
    const kept = before.get(language);
    const name = heardBy === null ? kept?.heard_by_name : names.get(heardBy);
    if (name === undefined) throw invalidField(`languages.${at}.heardBy`, 'invalid');
    if (heardOn > today) throw invalidField(`languages.${at}.heardOn`, 'too_big');
    return { language, level, heard_by: heardBy ?? kept?.heard_by ?? null, heard_by_name: name, heard_on: heardOn };
  });
  const after = rows.toSorted((a, b) => (a.language < b.language ? -1 : 1));
  if (isDeepStrictEqual(after, row.languages)) return false;
  await tx.db.deleteFrom('screening_language').where('screening_id', '=', row.id).execute();
  if (rows.length > 0)
    await tx.db
      .insertInto('screening_language')
      .values(rows.map((heard) => ({ screening_id: row.id, ...heard })))
      .execute();
  return true;
}

/** @throws Refusal NOT_FOUND; CONFLICT wrong_status where it is not open or nothing was checked */
export const finishScreening = (ctx: Ctx, id: string): Promise<Screening> =>
  change(ctx, id, async (tx, row) => {
    if (row.state !== 'open' || !hasFindings(row)) throw wrongStatus();
    const self = (await listConsultants(tx)).find(({ isSelf }) => isSelf);
    if (!self) throw notFound();
    const now = tx.clock.now();
    const until = new Date(now);
    until.setUTCMonth(until.getUTCMonth() + SCREENING_MONTHS);
    await tx.db
      .updateTable('screening')
      .set({
        state: 'done',
        done_by: self.userId,
        done_by_name: self.name,
        done_at: now,
        valid_until: dayOf(until),
      })
      .where('id', '=', id)
      .execute();
    await hideEarlier(tx, row);
    await touchScreening(tx, id, 'done');
  });

/** Only the latest result shows. */
const hideEarlier = ({ db }: TxCtx, { id, profile_id: profileId }: ScreeningRow) =>
  db
    .updateTable('screening_part')
    .set({ is_shown: false })
    .where('screening_id', 'in', (eb) =>
      eb.selectFrom('screening').select('id').where('profile_id', '=', profileId).where('id', '<>', id),
    )
    .execute();

/** @throws Refusal NOT_FOUND, CONFLICT wrong_status */
export const closeScreening = (ctx: Ctx, id: string): Promise<Screening> =>
  change(ctx, id, async (tx, { state }) => {
    if (state !== 'requested' && state !== 'open') throw wrongStatus();
    await endScreening(tx, id, 'closed');
  });

interface Answer {
  id: string;
  part: ScreeningPart;
  words: string;
}

/** @throws Refusal NOT_FOUND; CONFLICT wrong_status for a part that is not contested */
export const answerContest = (ctx: Ctx, { id, part, words }: Answer): Promise<Screening> =>
  change(ctx, id, async (tx) => {
    const answered = await tx.db
      .updateTable('screening_part')
      .set({ contested_at: null, answer: words })
      .where('screening_id', '=', id)
      .where('part', '=', part)
      .where('contested_at', 'is not', null)
      .returning('part')
      .executeTakeFirst();
    if (!answered) throw wrongStatus();
    await touchScreening(tx, id, 'answered');
  });

/** @throws Refusal NOT_FOUND; CONFLICT wrong_status; INVALID beyond five */
export const proposeReference = (
  ctx: Ctx,
  { id, ...reference }: ReferenceInput & { id: string; locale: Locale },
): Promise<Screening> =>
  change(ctx, id, async (tx, row) => {
    if (row.state === 'requested' || !isWritable(row, tx.clock.now())) throw wrongStatus();
    if (row.references.length >= REFERENCES_MAX) throw invalidField('', 'too_big', { max: REFERENCES_MAX });
    await tx.db
      .insertInto('screening_reference')
      .values({
        id: newId(),
        screening_id: id,
        state: 'proposed',
        ...reference,
        created_at: tx.clock.now(),
        asked_at: null,
        digest: null,
        answered_at: null,
        answers: null,
      })
      .execute();
    await touchScreening(tx, id, 'reference_proposed');
  });
