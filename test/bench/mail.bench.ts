// Pending emails, sent by one worker process to a mail server on the same machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

import { startProcess } from '../support/process.ts';
import { startServer } from '../support/server.ts';
import { report } from './report.ts';
import { enqueueMails } from './waiting-mails.ts';

const MAILS = 2_000;

const arrivals: number[] = [];
let connections = 0;
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onConnect(_session, done) {
    connections += 1;
    done();
  },
  onData(stream, _session, done) {
    stream.resume();
    stream.on('end', () => {
      arrivals.push(performance.now());
      done();
    });
  },
});
mailServer.on('error', () => {});
const listening = mailServer.listen(0, '127.0.0.1');
await once(listening, 'listening');

const server = await startServer(true);
const env = {
  DATABASE_URL: server.url,
  DATA_DIR: server.dataDir,
  LOG_LEVEL: 'error',
  DEMO: '0',
  NODE_ENV: 'production',
  SMTP_URL: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
};
const web = await startProcess('bin/serve.mjs', { ...env, ROLE: 'web' }, '/readyz');
try {
  await enqueueMails(server.url, MAILS);
  const worker = spawn(process.execPath, ['bin/serve.mjs'], {
    env: { ...process.env, ...env, ROLE: 'worker' },
    stdio: 'inherit',
  });
  while (arrivals.length < MAILS) await sleep(50);
  worker.kill('SIGTERM');
  await once(worker, 'exit');
  const seconds = ((arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0)) / 1_000;
  report(
    'mail',
    {
      'mails sent': arrivals.length,
      'mails a second': arrivals.length / seconds,
      'connections to the mail server': connections,
    },
    [
      { figure: 'mails a second', atLeast: 200 },
      { figure: 'connections to the mail server', atMost: 10 },
    ],
  );
} finally {
  await web.stop();
  await server.stop();
  mailServer.close();
}
