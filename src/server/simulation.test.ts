import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { breakConnections, type Faults } from '#test/simulation/faults.ts';
import { runHistory } from '#test/simulation/history.ts';
import { brokenPromises, settle } from '#test/simulation/promises.ts';
import { createWorld } from '#test/simulation/world.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { startMailServer, type MailServer } from '#test/support/mail-server.ts';

import { createRandom } from './seeds/random.ts';

/** `npm run simulate -- --seeds 1000 --from 1` sets them. */
const { SIMULATION_SEEDS: count = '12', SIMULATION_FROM: first = '1' } = process.env;
const seeds = Array.from({ length: Number(count) }, (_, index) => Number(first) + index);

/**
 * Histories by chance: people apply, write, decide and look where they may not, while connections to the database and the
 * mail server break. What an answer has acknowledged must hold.
 */
describe('what was promised holds', () => {
  let app: TestApp;
  let mail: MailServer;
  let faults: Faults;
  let happened = 0;
  beforeAll(async () => {
    mail = await startMailServer();
    app = await createTestApp({ SMTP_URL: mail.url });
    faults = breakConnections(app);
    await app.database.db
      .updateTable('platform_setting')
      .set({ value: '0' })
      .where('key', '=', 'messages.mail_delay_seconds')
      .execute();
  });
  afterAll(async () => {
    await app.close();
    await mail.close();
  });

  test.each(seeds)('in the history of seed %i', async (seed) => {
    const world = await createWorld({ app, mail, faults, random: createRandom(seed) });
    await runHistory(world);
    happened += faults.happened.length;
    await settle(world);
    expect(await brokenPromises(world), faults.happened.join(', ')).toEqual([]);
    mail.mails.length = 0;
  });

  test('and enough was broken to ask for it', () => {
    console.log(`${seeds.length} histories, ${happened} broken connections`);
    expect(happened).toBeGreaterThan(seeds.length);
  });
});
