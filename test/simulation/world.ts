import { randomUUID } from 'node:crypto';

import type { Random } from '#server/seeds/random.ts';
import { setApprovers } from '#test/support/approvals.ts';
import { completeJob, createActive, dayIn, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { act } from '#test/support/lives.ts';
import type { MailServer } from '#test/support/mail-server.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { makeWebhook } from '#test/support/webhooks.ts';

import { type Agency, openAgency } from './agency.ts';
import { chanceOf } from './chance.ts';
import type { Faults } from './faults.ts';
import type { Receiver } from './receiver.ts';
import type { Machine, Site } from './site.ts';
import { openListener, type Listener } from './streams.ts';

/** Confirmed by an answer. */
export interface StoredFile {
  id: string;
  bytes: Buffer;
}

export interface SentMessage {
  from: TestPerson;
  clientId: string;
  content: string;
  attachments: StoredFile[];
  isAcknowledged: boolean;
}

export interface Decision {
  verb: 'accept' | 'reject';
  by: TestPerson;
  /** `unknown`: refused after a lost answer, so it may have been this one. */
  outcome: 'won' | 'refused' | 'unknown';
}

export interface Applied {
  id: string;
  seeker: TestPerson;
  messages: SentMessage[];
  decisions: Decision[];
}

type Employer = TestPerson & { companyId: string };

/** The state of one history, and the answers that its users got. */
export interface World {
  site: Site;
  mail: MailServer;
  receiver: Receiver;
  faults: Faults;
  seed: number;
  step: number;
  /** Of the step. */
  random: Random;
  /** Requests of the step. */
  requests: number;
  owner: Employer;
  jobId: string;
  employers: TestPerson[];
  seekers: TestPerson[];
  /** People of another company, another seeker. */
  strangers: TestPerson[];
  agency: Agency;
  applied: Applied[];
  /** Acknowledged, by id. */
  files: Map<string, StoredFile>;
  listeners: Listener[];
  /** Violations noticed on the way: answers to strangers, files with other bytes. */
  broken: string[];
}

/** The automatic message to a rejected person. */
export const REGRETS = 'Thank you for the time that you took.';

export async function createWorld(
  given: Pick<World, 'site' | 'mail' | 'receiver' | 'faults' | 'seed'>,
): Promise<World> {
  const { site, receiver, seed } = given;
  site.passed = 0;
  for (const machine of site.machines) machine.wrongBy = 0;
  const [{ app }] = site.machines as [Machine];
  await site.db.deleteFrom('rate_limit').execute();
  const [owner, rival] = [await registerEmployer(app), await registerEmployer(app)];
  // The site reminds the company once that it ends soon, unless it ends within a week already.
  const { id: jobId } = await createActive(app, owner, { ...completeJob(), validThrough: dayIn(8) });
  await act(app, owner, 'PUT', `/companies/${owner.companyId}/templates`, {
    templates: [
      {
        name: 'Regrets',
        category: 'status',
        texts: { en: REGRETS },
        sending: { at: 'rejected', delayMinutes: 60 },
      },
    ],
  });
  const people = async (count: number) => Promise.all(Array.from({ length: count }, async () => registerPerson(app)));
  const seekers = await people(5);
  const agency = await openAgency(app, owner, seekers);
  await makeWebhook(app, owner, { address: `${receiver.url}/ours` });
  await makeWebhook(app, rival, { address: `${receiver.url}/theirs` });
  const colleague = await registerColleague(app, owner);
  await setApprovers(app, owner, 'offer', [colleague]);
  const world: World = {
    ...given,
    step: 0,
    random: chanceOf(seed),
    requests: 0,
    owner,
    jobId,
    employers: [owner, colleague],
    seekers,
    strangers: [rival, ...(await people(1))],
    agency,
    applied: [],
    files: new Map(),
    listeners: [],
    broken: [],
  };
  for (const person of [owner, ...world.seekers.slice(0, 1)])
    world.listeners.push(await openListener(person, site.machines[1]!));
  return world;
}

export const anyOf = ({ random, applied }: World): Applied | undefined =>
  applied.length > 0 ? random.pick(applied) : undefined;

export const newMessage = (from: TestPerson, content: string, attachments: StoredFile[] = []): SentMessage => ({
  from,
  clientId: randomUUID(),
  content,
  attachments,
  isAcknowledged: false,
});
