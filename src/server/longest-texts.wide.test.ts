import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createPeople, type People } from '#test/support/authorization/actors.ts';
import { inputs } from '#test/support/hostile/leaves.ts';
import { harmless } from '#test/support/hostile/longest-texts.ts';
import { longestTextSteps } from '#test/support/hostile/send-longest.ts';

import { warmDictionary } from './features/jobs/concepts/concepts.ts';
import { languageOf } from './platform/language-of.ts';

/** In milliseconds. The benchmark `hostile` holds to 200; here other tests run at the same time. */
const LONGEST = 1_000;
const MINUTES = 60_000;

let people: People;
beforeAll(async () => {
  // As a site does when it starts, and at the first message.
  await warmDictionary();
  await languageOf('Good morning to all of you.');
  people = await createPeople();
});
afterAll(() => people.app.close());

test.each([...inputs.keys()])(
  'the longest texts of %s delay no other request',
  { timeout: 5 * MINUTES },
  async (name) => {
    for await (const { run } of longestTextSteps(people, [name], harmless)) await run();
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const slow: [string, string, number][] = [];
    const broken: [string, string, number][] = [];
    for await (const { name: done, what, run } of longestTextSteps(people, [name])) {
      delay.reset();
      const status = await run();
      // Whatever held the loop is known when it turns.
      await nextTurn();
      await nextTurn();
      const longest = Math.round(delay.max / 1e6);
      if (longest > LONGEST) slow.push([done, what, longest]);
      if (status >= 500) broken.push([done, what, status]);
    }
    delay.disable();
    expect(broken).toEqual([]);
    expect(slow).toEqual([]);
  },
);
