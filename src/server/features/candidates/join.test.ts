import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Candidate, ListedCandidate } from '#contract/candidates/candidate-views.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { plantCandidate } from '#test/support/candidates.ts';
import { createActive, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
let owner: TestPerson & { companyId: string };
beforeAll(async () => void (app = await createTestApp()));
beforeEach(async () => void (owner = await registerEmployer(app)));
afterAll(() => app.close());

interface Body extends Candidate {
  candidates: ListedCandidate[];
  data?: { reason?: string };
}

async function ask(by: TestPerson, method: string, path: string, json?: unknown) {
  const answer = await app.request(method, `/api${path}`, { cookie: by.cookie, ...(json ? { json } : {}) });
  return { status: answer.status, body: (await answer.json()) as Body };
}

const join = (id: string, otherId: string, by: TestPerson = owner) =>
  ask(by, 'POST', `/candidates/${id}/join`, { otherId });
const separate = (id: string, by: TestPerson = owner) => ask(by, 'POST', `/candidates/${id}/separate`, {});
const read = async (id: string) => (await ask(owner, 'GET', `/candidates/${id}`)).body;
const listed = async () => (await ask(owner, 'GET', '/candidates')).body.candidates.map(({ id }) => id);
const plant = (given: Partial<Parameters<typeof plantCandidate>[1]> = {}) =>
  plantCandidate(app, { companyId: owner.companyId, ...given });

/** Who applied, wrote a note about, and put on a list: all that joining could lose. */
async function plantWithAll(jobId: string, at: number): Promise<string> {
  const person = await registerPerson(app, { firstName: 'Vera', lastName: `Lind ${at}` });
  const application = await app.request('POST', `/api/jobs/${jobId}/applications`, {
    cookie: person.cookie,
    json: { coverLetter: `Letter ${at}` },
  });
  expect(application.status).toBe(201);
  const { id } = await plant({ profileId: person.profileId, origin: 'applied', lastName: `Lind ${at}` });
  await ask(owner, 'POST', `/candidates/${id}/notes`, { text: `Note ${at}` });
  await ask(owner, 'POST', `/candidates/${id}/tags`, { add: [`Tag ${at}`] });
  return id;
}

test('refuses to join across companies, and for members who do not recruit', async () => {
  const rival = await registerEmployer(app);
  const [{ id }, { id: other }] = [await plant(), await plant()];
  const { id: foreign } = await plantCandidate(app, { companyId: rival.companyId });
  for (const one of [foreign, UNKNOWN_ID]) expect((await join(id, one)).status).toBe(404);
  expect((await join(foreign, id)).status).toBe(404);
  expect((await join(id, other, rival)).status).toBe(404);
  for (const memberAs of ['hiring_manager', 'interviewer', 'reader'] as const)
    expect((await join(id, other, await registerColleague(app, owner, { memberAs }))).status).toBe(404);
  // A recruiter of both companies does not join them either.
  const both = await registerColleague(app, owner);
  await app.base.db
    .insertInto('company_member')
    .values({ company_id: rival.companyId, user_id: both.userId, role: 'recruiter' })
    .execute();
  expect((await join(id, foreign, both)).status).toBe(404);
});

test('shows joined candidates as one, with the applications, notes and tags of both, and separates them again', async () => {
  const { id: jobId } = await createActive(app, owner);
  const [one, other] = [await plantWithAll(jobId, 1), await plantWithAll(jobId, 2)];
  const { body } = await join(one, other);
  expect(body).toMatchObject({
    id: one,
    name: 'Vera Lind 1',
    tags: ['Tag 1', 'Tag 2'],
    notes: [{ text: 'Note 2' }, { text: 'Note 1' }],
    joined: [{ id: other, name: 'Vera Lind 2', can: { separate: true } }],
  });
  expect(body.applications).toHaveLength(2);
  expect(await listed()).toEqual([one]);
  expect((await read(other)).id).toBe(one);
  expect((await separate(other)).body).toMatchObject({ id: one, joined: [], tags: ['Tag 1'] });
  expect(await read(other)).toMatchObject({ id: other, notes: [{ text: 'Note 2' }], tags: ['Tag 2'] });
  expect((await separate(other)).body.data?.reason).toBe('wrong_status');
});

test('cannot separate candidates who were joined more than 30 days ago', async () => {
  const [{ id }, { id: other }] = [await plant(), await plant()];
  await join(id, other);
  await app.database.pool.query(`update candidate set joined_at = joined_at - interval '31 days' where id = $1`, [
    other,
  ]);
  expect((await separate(other)).body.data?.reason).toBe('wrong_status');
  expect((await read(id)).joined).toMatchObject([{ id: other, can: { separate: false } }]);
});

test('finds joined candidates by what either of them has', async () => {
  const [{ id }, { id: other }] = [await plant(), await plant({ facts: { skills: ['Salesforce'] } })];
  await join(id, other);
  const { body } = await ask(owner, 'GET', '/candidates?skill=salesforce');
  expect(body.candidates.map((one) => one.id)).toEqual([id]);
});

test('shows the other one when one of two joined candidates is erased', async () => {
  const [kept, gone] = [await plant(), await plant()];
  await join(gone.id, kept.id);
  await app.base.db.deleteFrom('candidate').where('id', '=', gone.id).execute();
  expect(await listed()).toEqual([kept.id]);
  expect((await read(kept.id)).joined).toEqual([]);
});

test('shows the other one when one of two joined candidates objects', async () => {
  const person = await registerPerson(app);
  const [kept, gone] = [await plant(), await plant({ profileId: person.profileId })];
  await join(gone.id, kept.id);
  expect((await ask(person, 'POST', `/me/candidate-notices/${gone.id}/object`, {})).status).toBe(200);
  expect(await listed()).toEqual([kept.id]);
  expect((await ask(owner, 'GET', `/candidates/${gone.id}`)).status).toBe(404);
});

test('sends an event about joined candidates, with ids alone (T479)', async () => {
  const [{ id }, { id: other }] = [await plant(), await plant()];
  await app.base.db
    .insertInto('webhook')
    .values({
      id: UNKNOWN_ID,
      company_id: owner.companyId,
      kind: 'standard',
      name: 'Ours',
      address: 'https://example.com/hook',
      locale: 'en',
      events: ['candidate.merged'],
      secret: 'secret',
      old_secret: null,
      old_secret_until: null,
      disabled_for: null,
      failing_since: null,
      retry_at: null,
      busy_until: null,
      created_by: owner.userId,
      created_at: new Date(),
    })
    .execute();
  await join(id, other);
  await join(id, other);
  const sent = await app.base.db.selectFrom('webhook_delivery').select(['event', 'data']).execute();
  expect(sent).toEqual([
    { event: 'candidate.merged', data: { companyId: owner.companyId, candidateId: id, mergedId: other } },
  ]);
});

/** A model of joining: the one that stays, of each candidate. */
class Model {
  readonly parents: (number | undefined)[];
  constructor(size: number) {
    this.parents = Array.from({ length: size }, () => undefined);
  }

  root(at: number): number {
    const parent = this.parents[at];
    return parent === undefined ? at : this.root(parent);
  }

  join(into: number, other: number): void {
    const [root, joined] = [this.root(into), this.root(other)];
    if (root === joined) return;
    for (const at of this.parents.keys()) if (this.root(at) === joined) this.parents[at] = root;
  }

  groups(): number[][] {
    return [...Map.groupBy(this.parents.keys(), (at) => this.root(at)).values()].map((group) =>
      group.toSorted((a, b) => a - b),
    );
  }
}

const SIZE = 5;
const place = fc.nat({ max: SIZE - 1 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('join' as const), one: place, other: place }),
  fc.record({ kind: fc.constant('separate' as const), one: place, other: place }),
);

test('neither loses nor doubles an application, note or tag, in any order of joining and separating (T468)', async () => {
  const { id: jobId } = await createActive(app, owner);
  const ids: string[] = [];
  for (let at = 0; at < SIZE; at += 1) ids.push(await plantWithAll(jobId, at));
  const idAt = (at: number) => ids[at] ?? '';
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      await app.base.db
        .updateTable('candidate')
        .set({ joined_into: null, joined_at: null })
        .where('id', 'in', ids)
        .execute();
      const model = new Model(SIZE);
      for (const { kind, one, other } of steps) {
        if (kind === 'join') {
          await join(idAt(one), idAt(other));
          model.join(one, other);
        } else {
          await separate(idAt(one));
          model.parents[one] = undefined;
        }
      }
      await expectGroups(ids, model.groups());
    }),
    { numRuns: 12, seed: 49 },
  );
});

test('stays without a circle, and complete, when two members join and separate at once (T469)', async () => {
  const { id: jobId } = await createActive(app, owner);
  const colleague = await registerColleague(app, owner);
  const ids: string[] = [];
  for (let at = 0; at < SIZE; at += 1) ids.push(await plantWithAll(jobId, at));
  const idAt = (at: number) => ids[at] ?? '';
  const run = (by: TestPerson, { kind, one, other }: { kind: string; one: number; other: number }) =>
    kind === 'join' ? join(idAt(one), idAt(other), by) : separate(idAt(one), by);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, step), { minLength: 2, maxLength: 5 }), async (pairs) => {
      for (const [mine, theirs] of pairs) {
        const answers = await Promise.all([
          run(owner, mine),
          run(colleague, theirs),
          run(owner, { ...mine, one: mine.other, other: mine.one }),
        ]);
        for (const { status } of answers) expect([200, 409]).toContain(status);
      }
      const rows = await app.base.db
        .selectFrom('candidate')
        .select(['id', 'joined_into'])
        .where('id', 'in', ids)
        .execute();
      const model = new Model(SIZE);
      for (const { id, joined_into: into } of rows)
        model.parents[ids.indexOf(id)] = into === null ? undefined : ids.indexOf(into);
      await expectGroups(ids, model.groups());
    }),
    { numRuns: 6, seed: 49 },
  );
});

/** Everything of each group is read together, and each candidate in one entry of the list. */
async function expectGroups(ids: readonly string[], groups: readonly number[][]): Promise<void> {
  expect(await listed()).toHaveLength(groups.length);
  for (const group of groups) {
    const body = await read(ids[group[0] ?? 0] ?? '');
    expect([body.id, ...body.joined.map(({ id }) => id)].toSorted()).toEqual(
      group.map((at) => ids[at] ?? '').toSorted(),
    );
    expect(body.applications).toHaveLength(group.length);
    expect(body.notes.map(({ text }) => text).toSorted()).toEqual(group.map((at) => `Note ${at}`));
    expect(body.tags).toEqual(group.map((at) => `Tag ${at}`));
  }
}
