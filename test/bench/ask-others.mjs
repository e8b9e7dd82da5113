// Asks the site for something small again and again, in a thread of its own, and says how many milliseconds each answer
// took: whoever holds thousands of streams would measure itself.
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { url, cookie, requests, between } = workerData;

/** Requests of a process that has just started, and of its first connections, say nothing of the site. */
const WARM_UP = 100;

async function ask() {
  const begun = performance.now();
  const answer = await fetch(url, { headers: { cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`Another request was answered with ${answer.status}.`);
  return performance.now() - begun;
}

const asked = [];
for (let number = 0; number < requests; number += 1) {
  asked.push(ask());
  await sleep(between);
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
parentPort.postMessage((await Promise.all(asked)).slice(WARM_UP));
