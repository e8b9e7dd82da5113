import { beforeAll, expect, test } from 'vitest';

import { eraseOwnData } from '#server/own-data.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { registerColleague, registerEmployer } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';

import { findRecipients } from './members.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const setAccount = (set: { banned_at: Date } | { email_verified: boolean }) => async (person: TestPerson) =>
  void (await app.base.db.updateTable('user_account').set(set).where('id', '=', person.userId).execute());
const ban = setAccount({ banned_at: new Date() });
const unverify = setAccount({ email_verified: false });
const setRole = (role: 'owner' | 'recruiter') => async (person: TestPerson) =>
  void (await app.base.db.updateTable('company_member').set({ role }).where('user_id', '=', person.userId).execute());
const leave = async (person: TestPerson) =>
  void (await app.base.db.deleteFrom('company_member').where('user_id', '=', person.userId).execute());
const erase = async (person: TestPerson) => eraseOwnData(app.ctx(person.actor), { password: person.password });
const join = async (person: TestPerson) => {
  const { companyId } = await registerEmployer(app);
  await app.base.db
    .updateTable('company_member')
    .set({ company_id: companyId })
    .where('user_id', '=', person.userId)
    .execute();
};
const promote = async (person: TestPerson) =>
  void (await app.base.db.updateTable('profile').set({ role: 'admin' }).where('user_id', '=', person.userId).execute());

/** The company has an owner, the recruiter who posted the job, and another recruiter, who joined in this order. */
interface Team {
  owner: TestPerson;
  poster: TestPerson;
  recruiter: TestPerson;
}

type Name = keyof Team;

interface Case {
  what: string;
  changed?: (team: Team) => Promise<unknown>;
  /** The actor of what the others are notified of; a person outside the company unless named. */
  actor?: Name;
  /** Null if unknown. */
  posted?: null;
  hear: Name[];
}

const cases: Case[] = [
  { what: 'whoever posted the job, and nobody beside them', hear: ['poster'] },
  { what: 'whoever posted it, where a colleague did it', actor: 'recruiter', hear: ['poster'] },
  { what: 'whoever posted it, where the owner did it', actor: 'owner', hear: ['poster'] },
  { what: 'nobody, where whoever posted it did it', actor: 'poster', hear: [] },
  { what: 'the owner, where whoever posted it is not known', posted: null, hear: ['owner'] },
  { what: 'the owner, where whoever posted it is banned', changed: ({ poster }) => ban(poster), hear: ['owner'] },
  {
    what: 'the owner, where whoever posted it is not verified',
    changed: ({ poster }) => unverify(poster),
    hear: ['owner'],
  },
  { what: 'the owner, where whoever posted it left', changed: ({ poster }) => leave(poster), hear: ['owner'] },
  {
    what: 'the owner, where whoever posted it works for another company',
    changed: ({ poster }) => join(poster),
    hear: ['owner'],
  },
  { what: 'the owner, where whoever posted it is erased', changed: ({ poster }) => erase(poster), hear: ['owner'] },
  {
    what: 'the owner, where whoever posted it is an administrator, who may not see applications',
    changed: ({ poster }) => promote(poster),
    hear: ['owner'],
  },
  {
    what: 'nobody, where the owner did it and whoever posted it left',
    changed: ({ poster }) => leave(poster),
    actor: 'owner',
    hear: [],
  },
  {
    what: 'all owners, where there are two',
    changed: async ({ poster, recruiter }) => [await leave(poster), await setRole('owner')(recruiter)],
    hear: ['owner', 'recruiter'],
  },
  {
    what: 'the other owner, where one did it',
    changed: async ({ poster, recruiter }) => [await leave(poster), await setRole('owner')(recruiter)],
    actor: 'owner',
    hear: ['recruiter'],
  },
  {
    what: 'the other owner, where one is not verified',
    changed: async ({ owner, poster, recruiter }) => [
      await leave(poster),
      await setRole('owner')(recruiter),
      await unverify(owner),
    ],
    hear: ['recruiter'],
  },
  {
    what: 'a recruiter, where no owner is in good standing',
    changed: async ({ owner, poster }) => [await leave(poster), await ban(owner)],
    hear: ['recruiter'],
  },
  {
    what: 'nobody, where nobody is in good standing',
    changed: async ({ owner, poster, recruiter }) => [await ban(owner), await unverify(poster), await ban(recruiter)],
    hear: [],
  },
];

test.each(cases)('notifies members of $what (T222)', async ({ changed, actor, posted, hear }) => {
  const owner = await registerEmployer(app);
  const team: Team = {
    owner,
    poster: await registerColleague(app, owner),
    recruiter: await registerColleague(app, owner),
  };
  await changed?.(team);
  const actorId = actor ? team[actor].userId : null;
  const responsibleId = posted === null ? null : team.poster.userId;
  const names = new Map(Object.entries(team).map(([name, { userId }]) => [userId, name]));
  const found = await findRecipients(app.ctx(), { companyId: owner.companyId, jobId: null, responsibleId, actorId });
  expect(found.map((userId) => names.get(userId))).toEqual(hear);
});
