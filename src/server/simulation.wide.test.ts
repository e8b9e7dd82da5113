import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { consentsOf } from '#test/simulation/agency.ts';
import { Faults, faultKinds } from '#test/simulation/faults.ts';
import { runHistory } from '#test/simulation/history.ts';
import { brokenPromises } from '#test/simulation/promises/all.ts';
import { openReceiver, type Receiver } from '#test/simulation/receiver.ts';
import { settle } from '#test/simulation/settle.ts';
import { openSite, type Site } from '#test/simulation/site.ts';
import { createWorld } from '#test/simulation/world.ts';
import { startMailServer, type MailServer } from '#test/support/mail-server.ts';

/** `npm run simulate -- --seeds 1000 --from 1` sets them. */
const { SIMULATION_SEEDS: count = '12', SIMULATION_FROM: first = '1' } = process.env;
const seeds = Array.from({ length: Number(count) }, (_, index) => Number(first) + index);

const MESSAGE = 'acknowledged message';
const WITH_FILE = 'acknowledged message with a file';
const TO_JOB = 'presented to a job';
const ON_SHORTLIST = 'presented on a shortlist';

/**
 * Histories by chance: people apply, write, decide and look where they may not, while connections to the database, the
 * mail server, the store, other companies' programs and whole processes break. What an answer has acknowledged must hold.
 */
describe('what was promised holds', () => {
  const faults = new Faults();
  const happened = new Map<string, number>();
  let site: Site;
  let mail: MailServer;
  let receiver: Receiver;
  beforeAll(async () => {
    [mail, receiver] = [await startMailServer(), await openReceiver(faults)];
    site = await openSite({ SMTP_URL: mail.url, PRIVATE_NETWORKS: '127.0.0.0/8' }, faults);
    await site.db
      .updateTable('platform_setting')
      .set({ value: '0' })
      .where('key', '=', 'messages.mail_delay_seconds')
      .execute();
  });
  afterAll(async () => {
    await site.close();
    receiver.close();
    await mail.close();
  });

  const note = (what: string): void => void happened.set(what, (happened.get(what) ?? 0) + 1);

  test.each(seeds)('in the history of seed %i', async (seed) => {
    mail.mails.length = 0;
    receiver.arrivals.length = 0;
    const world = await createWorld({ site, mail, receiver, faults, seed });
    onTestFinished(() => world.listeners.forEach(({ reader }) => reader.cut()));
    const steps = await runHistory(world);
    for (const what of [...steps, ...faults.happened]) note(what);
    for (const { messages } of world.applied)
      for (const { isAcknowledged, attachments } of messages)
        if (isAcknowledged) note(attachments.length > 0 ? WITH_FILE : MESSAGE);
    for (const { state, presentation_id: presentationId, application_id: applicationId } of await consentsOf(world)) {
      note(`consent ${state}`);
      if (presentationId !== null) note(applicationId === null ? ON_SHORTLIST : TO_JOB);
    }
    const left = await settle(world);
    expect(await brokenPromises(world, left), `${steps.join(' ')}\n${faults.happened.join(', ')}`).toEqual([]);
  });

  test('and enough was promised and broken to ask for it', () => {
    const total = faultKinds.reduce((sum, kind) => sum + (happened.get(kind) ?? 0), 0);
    console.log(
      `${seeds.length} histories, ${total} faults: ${[...happened].map(([what, times]) => `${what} ${times}`).join(', ')}`,
    );
    expect(total).toBeGreaterThan(seeds.length);
    // Else nothing was promised that could be broken.
    expect(happened.get(MESSAGE)).toBeGreaterThan(seeds.length / 2);
    if (seeds.length > 2)
      for (const what of [TO_JOB, ON_SHORTLIST, 'consent taken_back']) expect(happened.get(what)).toBeGreaterThan(0);
    expect(happened.get(WITH_FILE) ?? 0).toBeGreaterThan(seeds.length > 10 ? 0 : -1);
  });
});
