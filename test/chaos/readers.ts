import * as http from 'node:http';
import * as https from 'node:https';

/** Milliseconds between two requests: twenty a second. */
const PAUSE = 50;
const TIMEOUT = 10_000;
const PAGES = ['/', '/jobs', '/jobs?q=sales', '/de/jobs', '/api/jobs'];
const FILE = /\/assets\/[\w./-]+\.\w+/g;

export interface Readers {
  /** `longestGap`: milliseconds in which no request was answered. */
  stop(): Promise<{ requests: number; failed: number; longestGap: number }>;
}

/**
 * Readers of pages, the API, and the files named by any page since the first one. Each sends its requests in turn,
 * whether or not others are answered.
 */
export async function startReaders(site: URL): Promise<Readers> {
  const read = createReader(site);
  const files = new Set<string>();
  const failures = new Map<string, number>();
  const asked: Promise<void>[] = [];
  let lastAnswer = performance.now();
  let longestGap = 0;

  const ask = async (path: string): Promise<void> => {
    const { status, text } = await read(path);
    if (status !== 200) {
      const what = `${status} ${path}`;
      failures.set(what, (failures.get(what) ?? 0) + 1);
      return;
    }
    longestGap = Math.max(longestGap, performance.now() - lastAnswer);
    lastAnswer = performance.now();
    for (const [file] of text.matchAll(FILE)) files.add(file);
  };
  const pathOf = (number: number): string => {
    const half = Math.floor(number / 2);
    return (number % 2 === 0 ? PAGES[half % PAGES.length] : [...files][half % files.size]) ?? '/';
  };

  for (const page of PAGES) await ask(page);
  const timer = setInterval(() => asked.push(ask(pathOf(asked.length))), PAUSE);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(asked);
      for (const [what, times] of failures) console.log(`${times} × ${what}`);
      return { requests: asked.length, failed: failures.values().reduce((sum, times) => sum + times, 0), longestGap };
    },
  };
}

/** Status 0 for an incomplete answer. */
function createReader(site: URL): (path: string) => Promise<{ status: number; text: string }> {
  const { request, Agent } = site.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  return (path) =>
    new Promise((resolve) => {
      const fail = () => resolve({ status: 0, text: '' });
      const question = request(new URL(path, site), { agent, timeout: TIMEOUT }, (answer) => {
        let text = '';
        answer
          .setEncoding('utf8')
          .on('data', (part: string) => (text += part))
          .on('end', () => resolve({ status: answer.complete ? (answer.statusCode ?? 0) : 0, text }))
          .on('error', fail);
      });
      question
        .on('timeout', () => question.destroy())
        .on('error', fail)
        .end();
    });
}
