import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { locales } from '#contract/locales.ts';
import type { Disks } from '#server/platform/disk-space.ts';
import { newId } from '#server/platform/id.ts';
import type { PartName } from '#server/platform/parts/parts.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';

import { alertWords } from './alert-words.ts';
import { findAlerts, type Alert } from './alerts.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlance-alerts-'));
  app = await createTestApp({ SMTP_URL: 'smtp://127.0.0.1:1', BACKUP_DIR: folder });
  await app.queue.start();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await app.database.pool.query('delete from mail');
  await app.database.pool.query('delete from backup_run');
  await app.database.pool.query('delete from health_watch');
});

const find = (disks: Disks = {}, downParts: PartName[] = []) =>
  findAlerts(
    { db: app.base.db, clock: { now: () => NOW } },
    { config: app.config, disks: () => Promise.resolve(disks) },
    downParts,
  );

const backUp = (before: number, result: { bytes: number } | { error: string }) =>
  app.base.db
    .insertInto('backup_run')
    .values({ id: newId(), name: 'parlance.tar', started_at: ago(before), ended_at: ago(before), ...result })
    .execute();

interface Planted {
  status: 'queued' | 'dead' | 'sent' | 'held';
  failure?: 'login' | 'address';
  error?: string;
  before: number;
}

const mail = ({ status, failure, error, before }: Planted) =>
  app.base.db
    .insertInto('mail')
    .values({
      id: newId(),
      to_name: '',
      to_address: 'ana@example.com',
      locale: 'en',
      subject: '',
      html: '',
      text: '',
      headers: '{}',
      status,
      failure: failure ?? null,
      failed_at: status === 'sent' ? null : ago(before),
      sent_at: status === 'sent' ? ago(before) : null,
      last_error: error ?? null,
      created_at: ago(before),
    })
    .execute();

describe('backups', () => {
  test('raise no alert before the first night is over, and one after it', async () => {
    const expectSince = (before: number) =>
      app.base.db
        .insertInto('health_watch')
        .values({ backups_since: ago(before), is_told: false })
        .execute();
    expect(await find()).toEqual([]);
    await expectSince(26 * HOUR);
    expect(await find()).toEqual([]);
    await app.database.pool.query('delete from health_watch');
    await expectSince(26 * HOUR + 1);
    expect(await find()).toEqual([{ kind: 'backup_missing' }]);
  });

  test('raise an alert when the newest is older than 26 hours', async () => {
    await backUp(26 * HOUR, { bytes: 1 });
    expect(await find()).toEqual([]);
    await app.database.pool.query('delete from backup_run');
    await backUp(50 * HOUR, { bytes: 1 });
    expect(await find()).toEqual([{ kind: 'backup_old', age: 50 * HOUR }]);
  });

  test('raise an alert when the last one failed, until one succeeds', async () => {
    await backUp(9 * HOUR, { bytes: 1 });
    await backUp(8 * HOUR, { error: 'No space left' });
    expect(await find()).toEqual([{ kind: 'backup_failed', error: 'No space left' }]);
    await backUp(7 * HOUR, { bytes: 1 });
    expect(await find()).toEqual([]);
  });
});

describe('emails', () => {
  test('raise no alert if a single address was refused', async () => {
    await mail({ status: 'dead', failure: 'address', before: HOUR });
    await mail({ status: 'queued', failure: 'address', before: HOUR });
    expect(await find()).toEqual([]);
  });

  test('raise an alert when five addresses in a row were refused', async () => {
    for (const minutes of [1, 2, 3, 4]) await mail({ status: 'dead', failure: 'address', before: minutes * MINUTE });
    expect(await find()).toEqual([]);
    await mail({ status: 'dead', failure: 'address', before: 5 * MINUTE });
    expect(await find()).toEqual([{ kind: 'mails_refused', count: 5 }]);
  });

  test('raise an alert while one has failed for good', async () => {
    await mail({ status: 'dead', before: 20 * 24 * HOUR });
    expect(await find()).toEqual([{ kind: 'mails_failed', count: 1 }]);
  });

  test('raise an alert when they wait for more than 15 minutes', async () => {
    await mail({ status: 'queued', before: 15 * MINUTE });
    expect(await find()).toEqual([]);
    await mail({ status: 'queued', before: 20 * MINUTE });
    expect(await find()).toEqual([{ kind: 'mails_waiting', age: 20 * MINUTE }]);
  });

  test('name a refused login as the cause, until an email is sent', async () => {
    await mail({ status: 'queued', failure: 'login', error: 'Invalid login: 535 Expired', before: 20 * MINUTE });
    const refused = [{ kind: 'mail_login_refused', error: 'Invalid login: 535 Expired' }];
    expect([await find(), await find({}, ['mail'])]).toEqual([refused, refused]);
    await mail({ status: 'sent', before: 10 * MINUTE });
    expect(await find()).toEqual([{ kind: 'mails_waiting', age: 20 * MINUTE }]);
  });
});

test('a disk raises an alert from 95 %, and none if it does not answer', async () => {
  const disk = (used: number) => ({ free: 1_000 - used, total: 1_000 });
  expect(await find({ DATA_DIR: disk(949), BACKUP_DIR: undefined })).toEqual([]);
  expect(await find({ DATA_DIR: disk(0), BACKUP_DIR: disk(950) })).toEqual([
    { kind: 'disk_full', folder: 'BACKUP_DIR', used: 0.95 },
  ]);
});

const all: Alert[] = [
  { kind: 'part_down', part: 'storage' },
  { kind: 'backup_failed', error: 'ENOSPC' },
  { kind: 'backup_old', age: 50 * HOUR },
  { kind: 'backup_missing' },
  { kind: 'tasks_failed', count: 1 },
  { kind: 'mails_failed', count: 2 },
  { kind: 'mails_waiting', age: 20 * MINUTE },
  { kind: 'mails_held', count: 3 },
  { kind: 'mail_login_refused', error: '535 Expired' },
  { kind: 'mails_refused', count: 5 },
  { kind: 'disk_full', folder: 'DATA_DIR', used: 0.996 },
];

test('each alert names its cause and a first step', () => {
  expect(all.map((alert) => alertWords(alert, 'en').cause)).toEqual([
    'File storage: not working',
    'The last backup failed: ENOSPC',
    'The newest backup is 2 days old.',
    'BACKUP_DIR is set, but there is no backup yet.',
    '1 background task has failed for good.',
    '2 emails could not be sent and are no longer retried.',
    'Emails have been waiting to be sent for 20 minutes.',
    'No mail server is set up',
    'The mail server refuses the login: 535 Expired',
    'The mail server has refused all of the last 5 addresses.',
    'The disk of DATA_DIR is 99% full.',
  ]);
  expect(alertWords({ kind: 'mail_login_refused', error: '' }, 'en').step).toContain('The password in SMTP_URL');
});

test.for(locales.filter((locale) => locale !== 'en'))('alerts have texts in %s', (locale) => {
  for (const alert of all) {
    const [words, english] = [alertWords(alert, locale), alertWords(alert, 'en')];
    expect([words.cause === english.cause, words.step === english.step], alert.kind).toEqual([false, false]);
  }
});
