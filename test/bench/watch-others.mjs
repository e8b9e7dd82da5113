// Sends small requests to the site, one after the other, in a separate thread until it is stopped: a thread that
// creates and sends large bodies would measure itself. Reports how many milliseconds each took, by address.
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { urls, pause } = workerData;
// Uses a separate connection: one that the server has just closed would fail the next request.
const agent = new Agent({ keepAlive: true });

const ask = (url) =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} was answered with ${answer.statusCode}.`));
      answer.resume().once('end', resolve);
    }).once('error', reject);
  });

const end = new AbortController();
parentPort.once('message', () => end.abort());
for (const url of urls) await ask(url);
const times = urls.map(() => []);
while (!end.signal.aborted) {
  for (const [index, url] of urls.entries()) {
    const started = performance.now();
    await ask(url);
    times[index].push(performance.now() - started);
  }
  await sleep(pause);
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
parentPort.postMessage(times);
