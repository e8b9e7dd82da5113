// The disk of the files and of the database becomes full while people write to each other, send files and read; then
// there is space again. Reading continues, writing is refused with 503, nothing acknowledged is lost, and the site
// writes again without a restart. It mounts a tmpfs, so it needs root on Linux.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, open, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { report } from '../bench/report.ts';
import { startProcess, type RunningProcess } from '../support/process.ts';
import { startServer, type OwnServer } from '../support/server.ts';
import { allowManyMessages, countLosses, openThreads, withClient, type OpenThread } from './threads.ts';

const SIZE = '700m';
const WRITERS = 8;
const READERS = 4;
/** Milliseconds before, during and after. */
const WHOLE = 5_000;
const FULL = 20_000;
const AFTER = 10_000;
const PAUSE = 40;
const PART = Buffer.alloc(1024 * 1024, 1);

interface Answer {
  what: 'message' | 'file' | 'read';
  status: number;
  at: number;
}

const disk = await mkdtemp(join(tmpdir(), 'parlance-disk-'));
if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', disk]).status !== 0) {
  console.log('A tmpfs cannot be mounted here: this needs root on Linux.');
  await rm(disk, { recursive: true });
  process.exit(0);
}
await chmod(disk, 0o755);
const answers: Answer[] = [];
const acknowledged: string[] = [];
const files: string[] = [];
const over = new AbortController();
let server: OwnServer | undefined;
let site: RunningProcess | undefined;
try {
  server = await startServer(true, disk);
  site = await startProcess(
    'bin/serve.mjs',
    { DATABASE_URL: server.url, DATA_DIR: disk, LOG_LEVEL: 'silent', DEMO: '1' },
    '/readyz',
  );
  await allowManyMessages(server.url);
  await allowManyUploads(server.url);
  const threads = await openThreads(server.url, WRITERS);
  const cv = await readFile(join(import.meta.dirname, '../fixtures/cv.pdf'));
  const people = [
    ...threads.map((thread) => write(thread)),
    ...threads.slice(0, 2).map((thread) => send(thread, cv)),
    ...Array.from({ length: READERS }, read),
  ];
  await sleep(WHOLE);
  const fullAt = performance.now();
  await keepFull(FULL);
  const backAt = performance.now();
  await sleep(AFTER);
  over.abort();
  await Promise.all(people);
  const during = answers.filter(({ at }) => at > fullAt && at < backAt);
  const after = answers.filter(({ at }) => at >= backAt);
  const lost = await countLosses(server.url, acknowledged);
  report(
    'disk',
    {
      'seconds with a full disk': FULL / 1_000,
      ...figuresOf(during, 'read', 'reads'),
      ...figuresOf(during, 'message', 'messages'),
      ...figuresOf(during, 'file', 'files'),
      'space again → the last refusal, ms': Math.max(
        0,
        ...after.filter(({ status }) => status >= 400 || status === 0).map(({ at }) => at - backAt),
      ),
      'messages and files after that': after.filter(({ what, status }) => what !== 'read' && status < 300).length,
      ...lost,
      'files acknowledged': files.length,
      'files acknowledged and lost': await countLostFiles(server.url, disk),
      'ready again': (await fetch(`${site.url}/readyz`)).status === 200 ? 1 : 0,
    },
    [
      { figure: 'reads: refused', atMost: 0 },
      { figure: 'messages: answered otherwise', atMost: 0 },
      { figure: 'files: answered otherwise', atMost: 0 },
      { figure: 'space again → the last refusal, ms', atMost: 5_000 },
      { figure: 'messages and files after that', atLeast: 10 },
      { figure: 'messages acknowledged and lost', atMost: 0 },
      { figure: 'messages doubled', atMost: 0 },
      { figure: 'threads with a gap', atMost: 0 },
      { figure: 'files acknowledged and lost', atMost: 0 },
      { figure: 'ready again', atLeast: 1 },
    ],
  );
} finally {
  over.abort();
  await site?.stop();
  await server?.stop();
  spawnSync('umount', ['-l', disk]);
  await rm(disk, { recursive: true, force: true });
}

function figuresOf(all: readonly Answer[], kind: Answer['what'], name: string): Record<string, number> {
  const statuses = all.filter(({ what }) => what === kind).map(({ status }) => status);
  const answered = statuses.filter((status) => status >= 200 && status < 300).length;
  const refused = statuses.filter((status) => status === 503).length;
  return {
    [`${name}: answered`]: answered,
    [`${name}: refused`]: refused,
    [`${name}: answered otherwise`]: statuses.length - answered - refused,
  };
}

/** Uses up the free space, and space that becomes free. */
async function keepFull(milliseconds: number): Promise<void> {
  const path = join(disk, 'filler');
  const filler = await open(path, 'w');
  for (const end = performance.now() + milliseconds; performance.now() < end; await sleep(20)) {
    const { bavail, bsize } = await statfs(disk);
    for (let free = bavail * bsize; free > 0; free -= PART.length)
      await filler.write(PART, 0, Math.min(free, PART.length)).catch(() => {});
  }
  await filler.close();
  await rm(path);
}

async function ask(what: Answer['what'], path: string, init: RequestInit = {}): Promise<number> {
  const status = await fetch(`${site?.url}${path}`, { ...init, signal: AbortSignal.timeout(20_000) }).then(
    async (answer) => {
      const text = await answer.text();
      if (what === 'file' && answer.ok) files.push((JSON.parse(text) as { id: string }).id);
      return answer.status;
    },
    () => 0,
  );
  answers.push({ what, status, at: performance.now() });
  await sleep(PAUSE);
  return status;
}

/** Repeats each message until it is stored, as an app does. */
async function write({ applicationId, applicant, employer }: OpenThread): Promise<void> {
  for (let number = 0; !over.signal.aborted; number += 1) {
    const clientId = randomUUID();
    const init = {
      method: 'POST',
      headers: {
        cookie: number % 2 === 0 ? employer : applicant,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify({ clientId, content: `chaos ${number}` }),
    };
    let status = 0;
    while (status !== 201) {
      status = await ask('message', `/api/applications/${applicationId}/messages`, init);
      if (over.signal.aborted) break;
    }
    if (status === 201) acknowledged.push(clientId);
  }
}

async function send({ applicant }: OpenThread, cv: Buffer): Promise<void> {
  while (!over.signal.aborted) {
    const body = new FormData();
    body.set('kind', 'cv');
    body.set('file', new File([new Uint8Array(cv)], 'cv.pdf', { type: 'application/pdf' }));
    await ask('file', '/api/files', {
      method: 'POST',
      headers: { cookie: applicant, 'sec-fetch-site': 'same-origin' },
      body,
    });
  }
}

async function read(): Promise<void> {
  const paths = ['/api/jobs', '/', '/jobs?q=sales'];
  for (let number = 0; !over.signal.aborted; number += 1) await ask('read', paths[number % paths.length] ?? '/');
}

async function allowManyUploads(url: string): Promise<void> {
  await withClient(url, (client) =>
    client.query(
      `update platform_setting set value = '{"max": 1000000, "seconds": 60}' where key = 'limits.uploads_per_person'`,
    ),
  );
}

/** Files whose row or bytes are missing. */
function countLostFiles(url: string, dataDir: string): Promise<number> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ id: string; storage_key: string; size: number }>(
      'select id, storage_key, size from file where id = any($1)',
      [files],
    );
    const kept = await Promise.all(
      rows.map(async ({ storage_key: key, size }) => {
        const bytes = await readFile(join(dataDir, 'files', key)).catch(() => undefined);
        return bytes?.length === size;
      }),
    );
    return files.length - kept.filter(Boolean).length;
  });
}
