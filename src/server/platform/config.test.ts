import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { readConfig, StartError } from './config.ts';

describe('the configuration', () => {
  test('needs nothing, and is then a demo on this machine', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      demo: true,
      role: 'both',
      storage: { kind: 'disk' },
      trustedProxies: 0,
      searchTimeout: 1_000,
    });
    expect(config.appUrl.origin).toBe('http://localhost:3000');
  });

  test('is no demo once it has an address or a database of its own, unless that is said', () => {
    expect(readConfig({ APP_URL: 'https://jobs.example.com' }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL: 'postgres://localhost/x' }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL: 'postgres://localhost/x', DEMO: '1' }).demo).toBe(true);
    expect(readConfig({ DEMO: '0' }).demo).toBe(false);
  });

  test('an empty variable counts as not set', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: undefined });
  });

  test.for([
    ['Parlance <jobs@example.com>', { name: 'Parlance', address: 'jobs@example.com' }],
    ['"Jobs, Inc." <jobs@example.com>', { name: 'Jobs, Inc.', address: 'jobs@example.com' }],
    ['jobs@example.com', { name: '', address: 'jobs@example.com' }],
  ] as const)('%s is a sender', ([text, sender]) => expect(readConfig({ MAIL_FROM: text }).mailFrom).toEqual(sender));

  test('S3 is a bucket with its region, and an endpoint for other providers', () => {
    expect(readConfig({ STORAGE: 's3://files?region=eu-west-1' }).storage).toEqual({
      kind: 's3',
      bucket: 'files',
      region: 'eu-west-1',
      endpoint: undefined,
      forcePathStyle: false,
    });
    expect(readConfig({ STORAGE: 's3://files?endpoint=http://127.0.0.1:9000' }).storage).toMatchObject({
      endpoint: 'http://127.0.0.1:9000',
      forcePathStyle: true,
    });
  });

  test.for([
    { PORT: '0' },
    { PORT: '70000' },
    { DEMO: 'true' },
    { ENCRYPTION_KEY: 'a walk along the harbour' },
    { ENCRYPTION_KEY: '0'.repeat(63) },
    { ROLE: 'x' },
    { STORAGE: 's3:' },
    { MAIL_FROM: 'a@b\r\nBcc: c@d' },
    { SMTP_URL: 'http://x' },
    { ALERT_SMTP_URL: 'http://x' },
    { LOG_LEVEL: 'loud' },
    { CDN_PURGE_URL: '/purge' },
    { CDN_PURGE_URL: 'https://cdn.example', CDN_PURGE_HEADER: 'a token' },
    { CDN_PURGE_URL: 'https://cdn.example', CDN_PURGE_HEADER: 'Token: one\r\nOther: two' },
  ])('%j is refused by name', (env) => expect(() => readConfig(env)).toThrow(StartError));

  test.for([
    ['APP_ULR', 'APP_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASEE_URL', 'DATABASE_URL'],
    ['DATABASE_REPLIKA_URL', 'DATABASE_REPLICA_URL'],
    ['SMTP_URI', 'SMTP_URL'],
    ['STORAG', 'STORAGE'],
    ['TRUSTED_PROXIESS', 'TRUSTED_PROXIES'],
    ['data_dir', 'DATA_DIR'],
  ] as const)('%s is taken for %s, and refused', ([name, meant]) =>
    expect(() => readConfig({ [name]: 'x' })).toThrow(`${name} is not a variable of Parlance. Is ${meant} meant?`),
  );

  test('variables of other programs are left alone', () => {
    const others = { HOME: '/', POST: '1', API_URL: 'x', HOSTNAME: 'x', DB_PORT: '1', DATABASE: 'x', LOGNAME: 'x' };
    expect(readConfig(others)).toMatchObject({ port: 3000 });
  });

  test('several database servers are one address', () => {
    const several = 'postgres://user@one:5432,two:5432/parlance';
    expect(readConfig({ DATABASE_URL: several }).databaseUrl).toBe(several);
    expect(() => readConfig({ DATABASE_URL: 'mysql://one,two/x' })).toThrow('DATABASE_URL must be an address');
  });

  test('a replica is one server, beside the database', () => {
    const replica = { DATABASE_REPLICA_URL: 'postgres://two/x' };
    expect(readConfig({ DATABASE_URL: 'postgres://one/x', ...replica }).databaseReplicaUrl).toBe('postgres://two/x');
    expect(readConfig({ DATABASE_URL: 'postgres://one/x' }).databaseReplicaUrl).toBeUndefined();
    expect(() => readConfig(replica)).toThrow('DATABASE_REPLICA_URL needs DATABASE_URL beside it.');
    const refused = (url: string) => () => readConfig({ DATABASE_URL: 'postgres://one/x', DATABASE_REPLICA_URL: url });
    expect(refused('mysql://two/x')).toThrow('DATABASE_REPLICA_URL must be an address that starts with postgres://');
    expect(refused('postgres://two,three/x')).toThrow('DATABASE_REPLICA_URL must name one server.');
  });
});

test('a CDN has an address, and best a header that says who purges', () => {
  const given = { CDN_PURGE_URL: 'https://cdn.example/purge', CDN_PURGE_HEADER: 'Authorization: Bearer a b' };
  expect(readConfig(given).cdn).toEqual({
    url: new URL('https://cdn.example/purge'),
    header: { name: 'authorization', value: 'Bearer a b' },
  });
  expect(readConfig({ CDN_PURGE_HEADER: 'Authorization: Bearer a b' }).cdn).toBeUndefined();
});

test('what the first start sets up is JSON, or a file with it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parlance-config-'));
  const file = join(folder, 'setup.json');
  await writeFile(file, '{"site":{}}');
  expect(readConfig({ SITE_SETUP: file }).setUp).toEqual({ content: { site: {} }, folder });
  expect(readConfig({ SITE_SETUP: ' {"site":{}}' }).setUp).toEqual({ content: { site: {} }, folder: process.cwd() });
  for (const wrong of [join(folder, 'other.json'), '{"site"', folder])
    expect(() => readConfig({ SITE_SETUP: wrong })).toThrow('SITE_SETUP must be JSON, or the path of a file with it.');
  await rm(folder, { recursive: true });
});
