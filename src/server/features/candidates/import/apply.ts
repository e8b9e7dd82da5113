import { userIdOf } from '../../../actor.ts';
import type { TxCtx } from '../../../context.ts';
import { within } from '../../../platform/db/within.ts';
import { takeAttempt } from '../../../platform/http/limits.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/id.ts';
import { type FinishedRow, noteOnly, type WaitingRow } from '../../imports/kind.ts';
import { toldMoment } from '../add-by-hand.ts';
import { addCandidate, findKnown } from '../add.ts';
import '../table.ts';
import { addCv, findCvs, takeCv } from './cvs.ts';
import type { CandidatesUnderWay } from './effects.ts';
import { enterPast, jobReader } from './enter.ts';
import { fingerprintsOf } from './fingerprint.ts';
import { findJobsByName, type JobsByName, noteOf, placeIn } from './jobs-by-name.ts';
import { type CandidateBefore, mergeInto } from './merge.ts';
import type { ImportedCandidate } from './read-row.ts';

export type CandidateRow = WaitingRow<ImportedCandidate, CandidateBefore>;

interface Applying {
  under: CandidatesUnderWay;
  jobs: JobsByName;
  readJob: ReturnType<typeof jobReader>;
  /** Ids of files by name. */
  cvs: Awaited<ReturnType<typeof findCvs>>;
  known: Awaited<ReturnType<typeof findKnown>>;
}

/** In groups without the same person twice, so that each row can be undone by itself. */
export async function applyCandidates(
  tx: TxCtx,
  under: CandidatesUnderWay,
  rows: readonly CandidateRow[],
): Promise<FinishedRow[]> {
  if (rows.length === 0) return [];
  const { companyId } = under;
  const limit = (await tx.settings())['limits.candidates_per_company'];
  // Counting locks, so that two calls at once cannot add the same address.
  const counted = await within(tx, () => takeAttempt(tx.db, `candidates:${companyId}`, limit, rows.length));
  if (counted instanceof Refusal) return rows.map((row) => keptBy(row, counted));
  const jobs = await findJobsByName(tx, companyId);
  const cvs = await findCvs(tx, under.id);
  const readJob = jobReader(tx, under.options.locale);
  const finished: FinishedRow[] = [];
  for (const group of groupsOf(rows)) {
    const known = await findKnown(
      tx,
      companyId,
      group.map(({ reference }) => reference),
    );
    finished.push(...(await applyGroup(tx, group, { under, jobs, readJob, cvs, known })));
  }
  return finished;
}

function groupsOf(rows: readonly CandidateRow[]): CandidateRow[][] {
  const groups: CandidateRow[][] = [];
  let seen = new Set<string>();
  for (const row of rows) {
    if (groups.length === 0 || seen.has(row.reference)) {
      groups.push([]);
      seen = new Set();
    }
    seen.add(row.reference);
    groups.at(-1)?.push(row);
  }
  return groups;
}

async function applyGroup(tx: TxCtx, rows: readonly CandidateRow[], applying: Applying): Promise<FinishedRow[]> {
  const results: { row: CandidateRow; result: Applied | Refusal }[] = [];
  for (const row of rows) results.push({ row, result: await within(tx, () => applyRow(tx, row, applying)) });
  const hashes = await fingerprintsOf(
    tx,
    results.flatMap(({ result }) => (result instanceof Refusal ? [] : [result.candidateId])),
  );
  return results.map(({ row, result }): FinishedRow => {
    if (result instanceof Refusal) return keptBy(row, result);
    const { candidateId, before } = result;
    return {
      position: row.position,
      outcome: 'done',
      candidateId,
      before: { ...before, hash: hashes.get(candidateId) ?? '' },
    };
  });
}

const keptBy = ({ position }: CandidateRow, { code }: Refusal): FinishedRow => ({
  position,
  outcome: 'kept',
  note: noteOnly(code === 'TOO_MANY_REQUESTS' ? 'candidate_limit' : 'refused'),
});

interface Applied {
  candidateId: string;
  before: Omit<CandidateBefore, 'hash'>;
}

async function applyRow(tx: TxCtx, { reference, input }: CandidateRow, applying: Applying): Promise<Applied> {
  if (!input) throw new Refusal('NOT_FOUND');
  const { under, jobs } = applying;
  const known = applying.known.get(reference);
  if (known?.hasObjected) throw new Refusal('CONFLICT', { reason: 'candidate_objected' });
  const placed = placeIn(jobs, input);
  const cvFileId = applying.cvs.get(input.cv) ?? null;
  if (cvFileId !== null) await takeCv(tx, under.id, cvFileId);
  const merged = known && (await mergeInto(tx, known.id, input));
  const candidateId = known?.id ?? (await addImported(tx, input, { under, cvFileId }));
  const hasNewCv = known !== undefined && cvFileId !== null && (await addCv(tx, candidateId, cvFileId));
  const tags = await addTags(tx, candidateId, input.tags);
  const noteId = await addNote(tx, candidateId, noteOf(input, placed));
  const { appliedOn } = input;
  const applicationId = await enterPast(tx, { candidateId, placed, appliedOn, readJob: applying.readJob });
  return { candidateId, before: { merged: merged ?? null, hasNewCv, tags, noteId, applicationId } };
}

function addImported(
  tx: TxCtx,
  input: ImportedCandidate,
  { under, cvFileId }: { under: CandidatesUnderWay; cvFileId: string | null },
): Promise<string> {
  const { firstName, lastName, email: address, phone, jobTitle, city, country, skills, languages } = input;
  const { locale, toldOn } = under.options;
  const now = tx.clock.now();
  return addCandidate(tx, {
    companyId: under.companyId,
    person: { firstName, lastName, address, locale, phone, jobTitle, city, country, skills, languages },
    origin: 'import',
    source: input.source,
    cvFileId,
    addedBy: userIdOf(tx),
    addedAt: now,
    told: toldOn === null ? null : toldMoment(toldOn, now, 'toldOn'),
  });
}

/** Returns those that the candidate did not have. */
async function addTags({ db }: TxCtx, candidateId: string, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const added = await db
    .insertInto('candidate_tag')
    .values(names.map((name) => ({ candidate_id: candidateId, name })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .execute();
  return added.map(({ name }) => name);
}

async function addNote(tx: TxCtx, candidateId: string, text: string): Promise<string | null> {
  if (text === '') return null;
  const id = newId();
  const note = { id, candidate_id: candidateId, text, written_by: userIdOf(tx), written_at: tx.clock.now() };
  await tx.db.insertInto('candidate_note').values(note).execute();
  return id;
}
