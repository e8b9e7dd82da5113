import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Access } from '#contract/procedure.ts';
import {
  actorNames,
  cookieOf,
  createPeople,
  meant,
  type ActorName,
  type People,
} from '#test/support/authorization/actors.ts';
import { callNamed, inputOf, procedures, send } from '#test/support/authorization/calls.ts';
import { actions, lists, type Code, type Action } from '#test/support/authorization/read-table.ts';
import { make } from '#test/support/authorization/things.ts';

/** docs/authorization.md, row by row: every procedure, called as everybody, on what it is about. */
let people: People;
beforeAll(async () => (people = await createPeople()));
afterAll(() => people.app.close());

const includes = (codes: readonly Code[], name: ActorName) => codes.some((code) => meant[code].includes(name));
/** Whom a call lets in at all: all who may in any of its rows. */
function doorOf(call: string): Access {
  const codes = new Set(actions.filter(({ calls }) => calls.includes(call)).flatMap(({ may }) => may));
  const only = (...allowed: Code[]) => [...codes].every((code) => allowed.includes(code));
  if (codes.has('A') || codes.has('N')) return 'anyone';
  if (only('S', 'J')) return 'job_seeker';
  if (only('E', 'OW', 'W', 'M', 'OM', 'IV', 'RD', 'H', 'R')) return 'employer';
  return only('AD') ? 'admin' : 'signed_in';
}

const letIn: Record<Access, readonly ActorName[]> = {
  anyone: meant.A,
  signed_in: meant.P,
  job_seeker: meant.J,
  employer: meant.H,
  admin: meant.AD,
};

/** With which status somebody who may not do it is refused. */
function refusalOf({ of, sees }: Action, call: string, name: ActorName): number {
  if (!letIn[doorOf(call)].includes(name)) return meant.P.includes(name) ? 403 : 401;
  if (includes(sees, name)) return 403;
  return of.startsWith('a closed job') ? 410 : 404;
}

test('every procedure has its row, and every row its procedures, which let in as the contract says (T201)', () => {
  const named = new Set(actions.flatMap(({ calls }) => calls).filter((call) => !call.includes(' ')));
  expect([...named].toSorted()).toEqual([...procedures.keys()].toSorted());
  for (const name of named) expect([name, doorOf(name)]).toEqual([name, callNamed(name).access]);
});

describe.each(actions)('$what: $of (T202)', (action) => {
  test.each(action.calls)('%s', async (call) => {
    const refused = actorNames.filter((name) => !includes(action.may, name));
    const allowed = actorNames.filter((name) => includes(action.may, name));
    let thing = action.of ? await make(people, action.of) : undefined;
    for (const name of refused) {
      const { status } = await send(people.app, call, inputOf(call, thing), cookieOf(people, name));
      expect([name, status]).toEqual([name, refusalOf(action, call, name)]);
    }
    for (const name of allowed) {
      const answer = await send(people.app, call, inputOf(call, thing), cookieOf(people, name));
      if (action.of) expect([name, answer.ok, answer.ok || (await answer.text())]).toEqual([name, true, true]);
      else expect([name, [401, 403].includes(answer.status)]).toEqual([name, false]);
      // Reading leaves it as it is, for the next one.
      if (action.of && callNamed(call).method !== 'GET') thing = await make(people, action.of);
    }
  });
});

describe.each(lists)('$what: $of', ({ of, may, calls }) => {
  test.each(calls)('%s', async (call) => {
    const thing = await make(people, of);
    for (const name of letIn[doorOf(call)]) {
      const answer = await send(people.app, call, inputOf(call, thing), cookieOf(people, name));
      const body = await answer.text();
      expect([name, answer.status, body.includes(thing.mark ?? thing.id) || body.includes(thing.id)]).toEqual([
        name,
        200,
        includes(may, name),
      ]);
    }
  });
});
