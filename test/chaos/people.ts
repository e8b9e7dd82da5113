import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';

import type { RunningProgram } from './proxies.ts';
import type { OpenThread } from './threads.ts';

/** Milliseconds between two requests of a person. */
const PAUSE = 20;
const pages = ['/jobs', '/api/jobs', '/', '/jobs?q=sales'];

/** People who read and write through a proxy until they are stopped. */
export interface People {
  /** The number of requests by status since the last call; 0 for incomplete answers. */
  takeStatuses(): Map<number, number>;
  /** Ids of the messages that were acknowledged. */
  acknowledged: readonly string[];
  stop(): Promise<void>;
}

/** One for each thread. */
export function startPeople(proxy: RunningProgram, threads: readonly OpenThread[]): People {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  const over = new AbortController();
  const acknowledged: string[] = [];
  let statuses = new Map<number, number>();
  const read = (number: number) =>
    ask(proxy, agent, { method: 'GET', path: pages[number % pages.length] ?? '/', headers: {} });
  const write = async (thread: OpenThread, number: number) => {
    const clientId = randomUUID();
    const status = await ask(proxy, agent, messageTo(thread), JSON.stringify({ clientId, content: `chaos ${number}` }));
    if (status === 201) acknowledged.push(clientId);
    return status;
  };
  const living = threads.map(async (thread) => {
    for (let number = 0; !over.signal.aborted; number += 1) {
      const status = await (number % 2 === 0 ? read(number / 2) : write(thread, number));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await sleep(PAUSE);
    }
  });
  return {
    takeStatuses() {
      const taken = statuses;
      statuses = new Map();
      return taken;
    },
    acknowledged,
    async stop() {
      over.abort();
      await Promise.all(living);
      agent.destroy();
    },
  };
}

/** Requests, and those not answered with 200 or 201, which are printed. */
export function countFailed(name: string, statuses: ReadonlyMap<number, number>): { requests: number; failed: number } {
  const requests = statuses.values().reduce((sum, count) => sum + count, 0);
  const failed = requests - (statuses.get(200) ?? 0) - (statuses.get(201) ?? 0);
  if (failed > 0) console.log(`${name} answered: ${JSON.stringify(Object.fromEntries(statuses))}`);
  return { requests, failed };
}

interface Question {
  method: string;
  path: string;
  headers: Record<string, string>;
}

const messageTo = ({ applicationId, applicant }: OpenThread): Question => ({
  method: 'POST',
  path: `/api/applications/${applicationId}/messages`,
  headers: { cookie: applicant, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
});

/** The status; 0 for an incomplete answer. */
function ask({ port }: RunningProgram, agent: Agent, question: Question, body = ''): Promise<number> {
  return new Promise((resolve) => {
    request({ ...question, agent, port, host: '127.0.0.1', timeout: 20_000 }, (answer) => {
      answer
        .on('end', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0))
        .on('error', () => resolve(0))
        .resume();
    })
      .on('error', () => resolve(0))
      .end(body);
  });
}
