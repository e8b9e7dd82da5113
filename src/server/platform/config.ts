import { resolve } from 'node:path';
import { z } from 'zod';

import type { CdnAddress } from './cdn.ts';
import {
  connections,
  databaseUrl,
  document,
  encryptionKey,
  flag,
  headerLine,
  mailbox,
  networks,
  port,
  replicaUrl,
  storage,
  type Document,
  type StorageConfig,
  url,
} from './config-values.ts';
import { findDataFolder } from './data-folder.ts';
import { googleCredentials, type GoogleCredentials } from './google-credentials.ts';
import type { Network } from './http/outgoing/allowed-address.ts';
import { findMeant } from './misspelt.ts';
import { openIdNames, readOpenIdConfigs, type OpenIdConfig } from './openid-config.ts';
import type { TranslationService } from './translation/translator.ts';

export type Role = 'web' | 'worker' | 'both';

/** From environment variables, validated at start. */
export interface Config {
  host: string;
  port: number;
  dataDir: string;
  encryptionKey: string | undefined;
  databaseUrl: string | undefined;
  /** Of the server itself, where `databaseUrl` leads to a transaction pooler. */
  databaseListenUrl: string | undefined;
  /** Of a replica, for reads that may be some seconds old. */
  databaseReplicaUrl: string | undefined;
  /** Connections of this process for requests, and for the queue; three more listen and probe. */
  pools: { requests: number; queue: number };
  smtpUrl: string | undefined;
  /** Of a second mail server, for what administrators are told when something fails. */
  alertSmtpUrl: string | undefined;
  mailFrom: { name: string; address: string };
  appUrl: URL;
  storage: StorageConfig;
  demo: boolean;
  /** What a first start sets up. */
  setUp: Document | undefined;
  role: Role;
  trustedProxies: number;
  /** Milliseconds in which a stopping process still answers, and says that it is not ready. */
  drain: number;
  /** Networks that the site may call at addresses entered by users, besides public ones. */
  privateNetworks: readonly Network[];
  /**
   * Replies to emails about messages: their domain, the secret of the server that delivers them, and the server whose
   * Authentication-Results count.
   */
  replies: { domain: string; secret: string; authServer: string | undefined } | undefined;
  /** None in a demo, whose jobs are invented. */
  indexNowKey: string | undefined;
  googleCredentials: GoogleCredentials | undefined;
  translation: TranslationService | undefined;
  /** Sites that people can sign in with. */
  openIdProviders: readonly OpenIdConfig[];
  /** Milliseconds for one statement; a whole search may take twice as long. */
  searchTimeout: number;
  /** Of archives: public keys of age, and the path of the file with the secret one. */
  backups: {
    recipients: readonly string[];
    identityFile: string | undefined;
    /** Where the site writes one each night, and how many it keeps there. */
    folder: string | undefined;
    keep: number;
  };
  logLevel: string;
  /** A line for each request. */
  accessLog: boolean;
  /** Milliseconds from which statements are logged. */
  slowStatement: number | undefined;
  /** Where a CDN takes purges; without it no CDN may cache pages. */
  cdn: CdnAddress | undefined;
  /** Where Prometheus reads this process's figures. */
  metrics: { host: string; port: number } | undefined;
  production: boolean;
}

/** The message is one line for the operator. */
export class StartError extends Error {}

const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  DATA_DIR: z.string().min(1).optional(),
  ENCRYPTION_KEY: encryptionKey.optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_LISTEN_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URL: replicaUrl.optional(),
  DATABASE_POOL_REQUESTS: connections.default(10),
  DATABASE_POOL_QUEUE: connections.default(4),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  ALERT_SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: mailbox.default({ name: 'Parlance', address: 'no-reply@localhost' }),
  APP_URL: url('http:', 'https:').optional(),
  STORAGE: storage.default({ kind: 'disk' }),
  DEMO: flag.optional(),
  SITE_SETUP: document.optional(),
  ROLE: z.enum(['web', 'worker', 'both'], 'must be web, worker or both').default('both'),
  TRUSTED_PROXIES: z.coerce.number('must be a number of proxies').int().min(0).max(10).default(0),
  DRAIN_SECONDS: z.coerce.number('must be a number of seconds').min(0).max(120).default(0.25),
  PRIVATE_NETWORKS: networks.default([]),
  REPLY_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain such as reply.example.com')
    .optional(),
  INBOUND_MAIL_SECRET: z.string().min(24, 'must have 24 characters or more').optional(),
  INBOUND_AUTH_SERVER: z.string().optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits and hyphens')
    .optional(),
  GOOGLE_INDEXING_CREDENTIALS: googleCredentials.optional(),
  TRANSLATION_URL: url('http:', 'https:').optional(),
  TRANSLATION_KEY: z.string().optional(),
  OPENID_PROVIDERS: openIdNames.default([]),
  SEARCH_TIMEOUT_MS: z.coerce.number('must be a number of milliseconds').int().min(100).max(15_000).default(1_000),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info'),
  ACCESS_LOG: flag.default(false),
  SLOW_STATEMENT_MS: z.coerce.number('must be a number of milliseconds').int().min(1).max(15_000).optional(),
  BACKUP_RECIPIENTS: z
    .string()
    .regex(/^age1[a-z0-9]+(,age1[a-z0-9]+)*$/, 'must be public keys such as age1…, with commas between them')
    .transform((keys) => keys.split(','))
    .default([]),
  BACKUP_IDENTITY_FILE: z.string().optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: z.coerce.number('must be a number of archives').int().min(1).max(1_000).default(14),
  CDN_PURGE_URL: url('http:', 'https:').optional(),
  CDN_PURGE_HEADER: headerLine.optional(),
  NODE_ENV: z.string().optional(),
});

type Environment = Record<string, string | undefined>;

/** An empty variable counts as unset. */
const givenIn = (env: Environment) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));

/** Each invalid variable, and each that is most likely misspelt, in a sentence. */
export function findConfigProblems(env: Environment): string[] {
  const given = givenIn(env);
  const misspelt = Object.keys(given).flatMap((name) => {
    const meant = findMeant(name, Object.keys(environment.shape));
    return meant ? [`${name} is not a variable of Parlance. Is ${meant} meant?`] : [];
  });
  const invalid = environment.safeParse(given).error?.issues ?? [];
  return [...misspelt, ...invalid.map(({ path, message }) => `${path.join('.')} ${message}.`)];
}

/** @throws StartError with the first problem. */
export function readConfig(env: Environment): Config {
  const [problem] = findConfigProblems(env);
  if (problem !== undefined) throw new StartError(problem);
  const given = givenIn(env);
  const { CDN_PURGE_URL: purgeUrl, ...value } = environment.parse(given);
  // A public site must not have well-known passwords.
  const demo = value.DEMO ?? (value.DATABASE_URL === undefined && value.APP_URL === undefined && !value.SITE_SETUP);
  for (const name of ['DATABASE_LISTEN_URL', 'DATABASE_REPLICA_URL'] as const)
    if (value[name] && !value.DATABASE_URL) throw new StartError(`${name} needs DATABASE_URL beside it.`);
  return {
    host: value.HOST,
    port: value.PORT,
    dataDir: resolve(value.DATA_DIR ?? (value.DATABASE_URL ? 'data' : findDataFolder())),
    encryptionKey: value.ENCRYPTION_KEY,
    databaseUrl: value.DATABASE_URL,
    databaseListenUrl: value.DATABASE_LISTEN_URL,
    databaseReplicaUrl: value.DATABASE_REPLICA_URL,
    pools: { requests: value.DATABASE_POOL_REQUESTS, queue: value.DATABASE_POOL_QUEUE },
    smtpUrl: value.SMTP_URL,
    alertSmtpUrl: value.ALERT_SMTP_URL,
    mailFrom: value.MAIL_FROM,
    appUrl: new URL(value.APP_URL ?? `http://localhost:${value.PORT}`),
    storage: value.STORAGE,
    demo,
    setUp: value.SITE_SETUP,
    role: value.ROLE,
    trustedProxies: value.TRUSTED_PROXIES,
    drain: value.DRAIN_SECONDS * 1_000,
    privateNetworks: value.PRIVATE_NETWORKS,
    replies: readReplies(value),
    indexNowKey: demo ? undefined : value.INDEXNOW_KEY,
    googleCredentials: demo ? undefined : value.GOOGLE_INDEXING_CREDENTIALS,
    translation: value.TRANSLATION_URL
      ? { url: new URL(value.TRANSLATION_URL), key: value.TRANSLATION_KEY }
      : undefined,
    openIdProviders: readOpenIdConfigs(value.OPENID_PROVIDERS, given, (message) => new StartError(message)),
    searchTimeout: value.SEARCH_TIMEOUT_MS,
    backups: {
      recipients: value.BACKUP_RECIPIENTS,
      identityFile: value.BACKUP_IDENTITY_FILE,
      // A demo is created again.
      folder: demo || value.BACKUP_DIR === undefined ? undefined : resolve(value.BACKUP_DIR),
      keep: value.BACKUP_KEEP,
    },
    logLevel: value.LOG_LEVEL,
    accessLog: value.ACCESS_LOG,
    slowStatement: value.SLOW_STATEMENT_MS,
    metrics: value.METRICS_PORT === undefined ? undefined : { host: value.METRICS_HOST, port: value.METRICS_PORT },
    cdn: purgeUrl ? { url: new URL(purgeUrl), header: value.CDN_PURGE_HEADER } : undefined,
    production: value.NODE_ENV !== 'development',
  };
}

type Values = Omit<z.infer<typeof environment>, 'CDN_PURGE_URL'>;

function readReplies({ REPLY_DOMAIN: domain, INBOUND_MAIL_SECRET: secret, INBOUND_AUTH_SERVER: authServer }: Values) {
  if (domain === undefined) return undefined;
  if (secret === undefined) throw new StartError('REPLY_DOMAIN needs INBOUND_MAIL_SECRET, by which replies come in.');
  return { domain, secret, authServer };
}
