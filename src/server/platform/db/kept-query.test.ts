import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { registerPerson } from '#test/support/people.ts';

import type { Actor } from '../../actor.ts';
import { readerQuery } from '../../reader-query.ts';
import { keptQuery } from './kept-query.ts';

describe('a query that is kept', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(async () => {
    await app.close();
  });

  test('is built once, and has each execution’s own values', async () => {
    let built = 0;
    const ask = keptQuery((db, { name, ids }: { name: string | null; ids: readonly number[] }) => {
      built += 1;
      return db
        .selectFrom(sql<{ id: number }>`unnest(${ids}::int[])`.as<'one'>(sql`one(id)`))
        .select(['one.id', sql<string | null>`${name}::text`.as('name'), sql<number>`${7}::int`.as('same')]);
    });
    expect(await ask(app.base.db, { name: 'first', ids: [1, 2] })).toEqual([
      { id: 1, name: 'first', same: 7 },
      { id: 2, name: 'first', same: 7 },
    ]);
    const answers = await Promise.all(
      [3, 4, 5].map((id) => ask(app.base.db, { name: id === 4 ? null : `of ${id}`, ids: [id] })),
    );
    expect(answers.map(([row]) => row)).toEqual([
      { id: 3, name: 'of 3', same: 7 },
      { id: 4, name: null, same: 7 },
      { id: 5, name: 'of 5', same: 7 },
    ]);
    expect(built).toBe(1);
  });

  test('is refused where it writes a value into its text, or compares one', async () => {
    const written = keptQuery((db, { name }: { name: string }) =>
      db.selectFrom('profile').select(sql.raw<string>(`'${name}'`).as('name')),
    );
    const compared = keptQuery((db, { most }: { most: number }) =>
      db
        .selectFrom('profile')
        .select('id')
        .limit(most > 10 ? 10 : most),
    );
    await expect(written(app.base.db, { name: 'Ana' })).rejects.toThrow('looks at its value name');
    await expect(compared(app.base.db, { most: 5 })).rejects.toThrow('looks at its value most');
  });

  test('is built once for each kind of reader, with the reader’s own ids', async () => {
    const [seeker, other, employer] = [
      await registerPerson(app),
      await registerPerson(app),
      await registerPerson(app, { role: 'employer' }),
    ];
    const kinds: string[] = [];
    const ask = readerQuery((db, actor) => {
      kinds.push(actor.kind === 'person' ? actor.role : actor.kind);
      const nobody = sql.lit(null);
      return db
        .selectFrom('profile')
        .select([
          sql<string | null>`${actor.kind === 'person' ? actor.userId : nobody}::text`.as('user'),
          sql<string | null>`${actor.kind === 'person' ? actor.profileId : nobody}::text`.as('profile'),
          sql<string | null>`${actor.kind === 'key' ? actor.companyId : nobody}::text`.as('company'),
        ]);
    });
    const of = async (actor: Actor) => (await ask(app.ctx(actor), {})).at(0);
    const idsOf = ({ actor, userId }: typeof seeker) => ({ user: userId, profile: actor.profileId, company: null });
    const none = { user: null, profile: null, company: null };
    const key = { kind: 'key', keyId: seeker.userId, name: 'Sync', scopes: [] } as const;
    expect([await of(seeker.actor), await of(other.actor), await of(employer.actor)]).toEqual(
      [seeker, other, employer].map(idsOf),
    );
    expect([await of({ kind: 'anonymous' }), await of({ kind: 'system' })]).toEqual([none, none]);
    expect([await of({ ...key, companyId: other.userId }), await of({ ...key, companyId: null })]).toEqual([
      { ...none, company: other.userId },
      none,
    ]);
    expect(kinds).toEqual(['job_seeker', 'employer', 'anonymous', 'system', 'key']);
  });
});
