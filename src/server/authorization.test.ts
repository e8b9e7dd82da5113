import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { companyKeyScopes, type KeyScope } from '#contract/keys/key-scopes.ts';
import type { Access } from '#contract/procedure.ts';
import {
  actorNames,
  createPeople,
  credentialOf,
  isKeyName,
  makeKey,
  meant,
  type ActorName,
  type People,
} from '#test/support/authorization/actors.ts';
import { callNamed, inputOf, procedures, send, type Thing } from '#test/support/authorization/calls.ts';
import { actions, isKeyCode, lists, type Code, type Action } from '#test/support/authorization/read-table.ts';
import { make } from '#test/support/authorization/things.ts';

/** docs/authorization.md, row by row: every procedure, called by every actor, on its object. */
let people: People;
beforeAll(async () => (people = await createPeople()));
afterAll(() => people.app.close());

const includes = (codes: readonly Code[], name: ActorName) => codes.some((code) => meant[code].includes(name));
/** Everyone who may in any row of the call. */
const codesOf = (call: string): Code[] => [
  ...new Set(actions.filter(({ calls }) => calls.includes(call)).flatMap(({ may }) => may)),
];

/** Which people a call lets in at all. */
function doorOf(call: string): Access {
  const codes = codesOf(call).filter((code) => !isKeyCode(code) && code !== 'U');
  const only = (...allowed: Code[]) => codes.every((code) => allowed.includes(code));
  if (codes.includes('A') || codes.includes('N')) return 'anyone';
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

/** A company's keys are let in alike, and then see what is theirs. */
function isLetIn(call: string, name: ActorName): boolean {
  if (name === 'unclaimed') return doorOf(call) === 'anyone' || codesOf(call).includes('U');
  if (!isKeyName(name)) return letIn[doorOf(call)].includes(name);
  return codesOf(call).includes(name === 'platformKey' ? 'PK' : 'K');
}

/** RFC 8058: its token alone decides, and neither a cookie nor a key is read. */
const BY_TOKEN_ALONE = 'notifications.unsubscribe';

/** The status with which an actor is refused. */
function refusalOf({ of, sees }: Action, call: string, name: ActorName): number {
  if (call === BY_TOKEN_ALONE) return 404;
  if (!isLetIn(call, name)) return [...meant.P, ...meant.U].includes(name) || isKeyName(name) ? 403 : 401;
  if (includes(sees, name)) return 403;
  return of.startsWith('a closed job') ? 410 : 404;
}

const isRead = (call: string) => callNamed(call).method === 'GET';

test('every procedure has its row, and every row its procedures, which let in as the contract says (T201)', () => {
  const named = new Set(actions.flatMap(({ calls }) => calls).filter((call) => !call.includes(' ')));
  expect([...named].toSorted()).toEqual([...procedures.keys()].toSorted());
  for (const name of named) {
    const { access, scope, isForUnclaimed = false } = callNamed(name);
    const opensToKeys = codesOf(name).some((code) => isKeyCode(code));
    const opensToUnclaimed = access !== 'anyone' && codesOf(name).includes('U');
    expect([name, doorOf(name), opensToKeys, opensToUnclaimed]).toEqual([
      name,
      access,
      scope !== undefined,
      isForUnclaimed,
    ]);
  }
});

/** Each call with its row, by the object. */
const byObject = Map.groupBy(
  actions.flatMap((action) => action.calls.map((call) => ({ ...action, call }))),
  ({ of }) => of,
);

describe.each([...byObject])('%s (T202)', (of, calls) => {
  // One for all: refused calls and reads leave it as it is.
  let thing: Thing | undefined;
  beforeAll(async () => (thing = of ? await make(people, of) : undefined));
  const sendAs = (name: ActorName, call: string) =>
    send(people.app, call, inputOf(call, thing), credentialOf(people, name));

  test.each(calls)('$what: $call refuses the others', async ({ call, ...action }) => {
    const refused = actorNames.filter((name) => !includes(action.may, name));
    const refusals = refused.map(async (name) => [name, (await sendAs(name, call)).status]);
    expect(await Promise.all(refusals)).toEqual(refused.map((name) => [name, refusalOf(action, call, name)]));
  });

  // Writes last.
  test.each(calls.toSorted((a, b) => Number(isRead(b.call)) - Number(isRead(a.call))))(
    '$what: $call',
    async ({ call, may }) => {
      for (const name of actorNames.filter((one) => includes(may, one))) {
        let answer = await sendAs(name, call);
        if (of && !answer.ok && !isRead(call)) {
          // An earlier write may have used it up.
          thing = await make(people, of);
          answer = await sendAs(name, call);
        }
        if (of) expect([name, answer.ok || (await answer.text())]).toEqual([name, true]);
        else expect([name, [401, 403].includes(answer.status)]).toEqual([name, false]);
      }
    },
  );
});

describe.each(lists)('$what: $of', ({ of, may, calls }) => {
  test.each(calls)('%s', async (call) => {
    const thing = await make(people, of);
    for (const name of actorNames.filter((one) => isLetIn(call, one))) {
      const answer = await send(people.app, call, inputOf(call, thing), credentialOf(people, name));
      const body = await answer.text();
      expect([name, answer.status, body.includes(thing.mark ?? thing.id) || body.includes(thing.id)]).toEqual([
        name,
        200,
        includes(may, name),
      ]);
    }
  });
});

test('a key opens nothing beyond its scopes', async () => {
  const { app, owner } = people;
  const keys = new Map<KeyScope, string>();
  for (const scope of companyKeyScopes)
    keys.set(scope, (await makeKey(app, owner, `/companies/${owner.companyId}/keys`, [scope])).key);
  // The rows above refuse a key with all scopes elsewhere.
  for (const [name, { scope }] of [...procedures].filter(([, call]) => call.scope)) {
    for (const [held, key] of keys) {
      const { status } = await send(app, name, inputOf(name, undefined), key);
      expect([name, held, status === 403]).toEqual([name, held, held !== scope]);
    }
  }
});
