import { randomUUID } from 'node:crypto';

import type { Random } from '#server/seeds/random.ts';
import type { TestApp } from '#test/support/app.ts';
import { completeJob, createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import type { MailServer } from '#test/support/mail-server.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import type { Faults } from './faults.ts';

export interface SentMessage {
  from: TestPerson;
  clientId: string;
  content: string;
  isAcknowledged: boolean;
}

export interface Decision {
  verb: 'accept' | 'reject';
  by: TestPerson;
  /** `unknown`: refused after an answer had been lost, so it may have been this one. */
  outcome: 'won' | 'refused' | 'unknown';
}

export interface Applied {
  id: string;
  seeker: TestPerson;
  messages: SentMessage[];
  decisions: Decision[];
}

/** What one history happens to, and what its people were told by the answers. */
export interface World {
  app: TestApp;
  mail: MailServer;
  faults: Faults;
  random: Random;
  jobId: string;
  employers: TestPerson[];
  seekers: TestPerson[];
  /** Of another company, another seeker, and nobody. */
  strangers: TestPerson[];
  applied: Applied[];
  /** Answers to strangers other than 404. */
  leaks: string[];
}

export async function createWorld(given: Pick<World, 'app' | 'mail' | 'faults' | 'random'>): Promise<World> {
  const { app } = given;
  await app.database.db.deleteFrom('rate_limit').execute();
  const owner = await registerEmployer(app);
  const { id: jobId } = await createActive(app, owner, completeJob());
  const people = async (count: number) => Promise.all(Array.from({ length: count }, async () => registerPerson(app)));
  return {
    ...given,
    jobId,
    employers: [owner, await registerColleague(app, owner)],
    seekers: await people(3),
    strangers: [await registerEmployer(app), ...(await people(1))],
    applied: [],
    leaks: [],
  };
}

interface Sent {
  status: number;
  body: unknown;
  /** An earlier try failed, so it may have been done already. */
  wasRepeated: boolean;
}

const TRIES = 12;

/** As a client does: again, until there is an answer. */
export async function send(
  { app }: World,
  { cookie }: TestPerson,
  method: string,
  path: string,
  json?: object,
): Promise<Sent> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await app.request(method, `/api${path}`, { cookie, ...(json ? { json } : {}) });
    if (answer.status < 500) return { status: answer.status, body: await answer.json(), wasRepeated: tries > 0 };
  }
  return { status: 503, body: undefined, wasRepeated: true };
}

export const newMessage = (from: TestPerson, content: string): SentMessage => ({
  from,
  clientId: randomUUID(),
  content,
  isAcknowledged: false,
});
