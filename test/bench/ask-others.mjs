// Sends small requests to the site repeatedly, in a separate thread, and reports the milliseconds of each answer: a
// process that holds thousands of streams would measure itself.
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { url, cookie, requests, between } = workerData;

/** Requests right after the start, and on the first connections, are not representative. */
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
