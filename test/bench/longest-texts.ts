import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { warmDictionary } from '../../src/server/features/jobs/concepts/concepts.ts';
import { languageOf } from '../../src/server/platform/language-of.ts';
import { openTestApp } from '../support/app.ts';
import { createPeople } from '../support/authorization/actors.ts';
import { harmless, takingLongTexts } from '../support/hostile/longest-texts.ts';
import { longestTextSteps } from '../support/hostile/send-longest.ts';
import { builtPages } from '../support/page-app.ts';
import { startServer } from '../support/server.ts';
import { watched } from './watched.ts';

export interface Waited {
  /** Milliseconds of other users' answers, by address. */
  times: number[][];
  sent: number;
  /** Answers of 500 or more. */
  broken: number;
}

/**
 * Sends the longest texts to each procedure that accepts long ones, and runs the background work that follows, in the
 * process that answers the others.
 */
export async function waitForLongestTexts(): Promise<Waited> {
  // The work of a site at its start, and at the first message.
  await warmDictionary();
  await languageOf('Good morning to all of you.');
  const server = await startServer(true);
  const dataDir = await mkdtemp(join(tmpdir(), 'parlance-texts-'));
  const pages = await builtPages();
  const people = await createPeople((env) =>
    openTestApp({ DATABASE_URL: server.url, DATA_DIR: dataDir, ...env }, pages),
  );
  const site = await people.app.listen();
  try {
    for await (const { run } of longestTextSteps(people, takingLongTexts(), harmless)) await run();
    let [sent, broken] = [0, 0];
    const times = await watched(site.url, async () => {
      for await (const { run } of longestTextSteps(people, takingLongTexts())) {
        sent += 1;
        if ((await run()) >= 500) broken += 1;
      }
    });
    return { times, sent, broken };
  } finally {
    await site.close();
    await people.app.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
