// A worker is killed with kill -9 repeatedly, while it sends emails to a server that acknowledges each of them with a
// delay: none is lost, at most one for each connection is duplicated, and emails taken by a dead worker are sent within
// a minute.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

import { report } from '../bench/report.ts';
import { enqueueMails } from '../bench/waiting-mails.ts';
import { startProcess } from '../support/process.ts';
import { startServer } from '../support/server.ts';

const MAILS = 1_000;
const KILLS = 5;
/** Milliseconds before each worker is killed. */
const SENT = 100;
/** Milliseconds between the server's receipt of an email and its acknowledgement. */
const ANSWER = 50;
const CONNECTIONS = 10;
const TIMEOUT = 180_000;

const received: string[] = [];
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    void text(stream)
      .then((mail) => received.push(/^message-id: *(\S+)/im.exec(mail)?.[1] ?? ''))
      .then(() => setTimeout(done, ANSWER));
  },
});
// Killed workers cut their connections.
mailServer.on('error', () => {});
await once(mailServer.listen(0, '127.0.0.1'), 'listening');

const server = await startServer(true);
const env = {
  DATABASE_URL: server.url,
  DATA_DIR: server.dataDir,
  LOG_LEVEL: 'silent',
  DEMO: '0',
  NODE_ENV: 'production',
  SMTP_URL: `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`,
};
const web = await startProcess('bin/serve.mjs', { ...env, ROLE: 'web' }, '/readyz');
const startWorker = () =>
  spawn(process.execPath, ['bin/serve.mjs'], {
    env: { ...process.env, ...env, ROLE: 'worker' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
let worker: ChildProcess | undefined;
const end = async (signal: NodeJS.Signals) => {
  if (!worker || worker.exitCode !== null || worker.signalCode !== null) return;
  worker.kill(signal);
  await once(worker, 'exit');
};
const countReceived = () => new Set(received).size;
try {
  await enqueueMails(server.url, MAILS);
  for (let kills = 0; kills < KILLS; kills += 1) {
    const enough = received.length + SENT;
    worker = startWorker();
    await until(() => received.length >= enough);
    await sleep(200 * Math.random());
    await end('SIGKILL');
  }
  const killed = performance.now();
  worker = startWorker();
  await until(() => countReceived() === MAILS);
  const doubled = received.length - countReceived();
  report(
    'mail-kills',
    {
      'mails caused': MAILS,
      'workers killed': KILLS,
      'mails lost': MAILS - countReceived(),
      'mails doubled': doubled,
      'mails doubled a kill': doubled / KILLS,
      'seconds from the last kill until all were sent': (performance.now() - killed) / 1_000,
    },
    [
      { figure: 'mails lost', atMost: 0 },
      { figure: 'mails doubled a kill', atMost: CONNECTIONS },
      { figure: 'seconds from the last kill until all were sent', atMost: 60 },
    ],
  );
} finally {
  await end('SIGTERM');
  await web.stop();
  await server.stop();
  mailServer.close();
}

async function until(holds: () => boolean): Promise<void> {
  for (const latest = performance.now() + TIMEOUT; !holds() && performance.now() < latest;) await sleep(20);
}
