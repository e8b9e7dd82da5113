import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The system's Firefox; undefined if there is none. */
export const firefoxPath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);

export interface Firefox {
  setCookie(cookie: { name: string; value: string }, domain: string): Promise<void>;
  /** Loads a page, runs a script in it until its promise resolves, and returns the errors in the console. */
  errorsOf(url: string, script: string): Promise<string[]>;
  close(): Promise<void>;
}

interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  method?: string;
  result?: unknown;
  message?: string;
  params?: { level: string; text: string | null };
}

/** Headless Firefox, controlled by WebDriver BiDi: Playwright supports only its own builds of Firefox. */
export async function openFirefox(
  path: string,
  preferences: Record<string, boolean | string | number> = {},
): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(preferences).map((entry) => `user_pref(${JSON.stringify(entry).slice(1, -1)});\n`);
  await writeFile(join(profile, 'user.js'), lines.join(''));
  const child = spawn(path, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const { send, errors, socket } = await connect(await addressOf(child));
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { context } = (await send('browsingContext.create', { type: 'tab' })) as { context: string };
  return {
    async setCookie({ name, value }, domain) {
      await send('storage.setCookie', { cookie: { name, value: { type: 'string', value }, domain, path: '/' } });
    },
    async errorsOf(url, script) {
      errors.length = 0;
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
      const evaluated = await send('script.evaluate', { expression: script, target: { context }, awaitPromise: true });
      const { exceptionDetails } = evaluated as { exceptionDetails?: { text: string } };
      if (exceptionDetails) throw new Error(`${url}: ${exceptionDetails.text}`);
      return [...errors];
    },
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await send('browser.close', {});
      await ended;
      socket.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (stderr)
    for await (const line of createInterface({ input: stderr })) {
      const [, address] = /^WebDriver BiDi listening on (ws:.*)$/.exec(line) ?? [];
      if (address) {
        stderr.resume();
        return address;
      }
    }
  throw new Error('Firefox ended before it could be driven.');
}

async function connect(address: string) {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const errors: string[] = [];
  const waiting = new Map<number, (message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.params?.level === 'error') errors.push(message.params.text ?? '');
  });
  let last = 0;
  const send = (method: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      const id = (last += 1);
      waiting.set(id, ({ type, result, message }) => {
        waiting.delete(id);
        if (type === 'error') reject(new Error(`${method}: ${message}`));
        else resolve(result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  return { send, errors, socket };
}
