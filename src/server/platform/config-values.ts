import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';

import { splitHosts } from './db/several-hosts.ts';
import { type Network, parseNetwork } from './http/outgoing/allowed-address.ts';

export type StorageConfig =
  | { kind: 'disk' }
  | { kind: 's3'; bucket: string; region: string; endpoint: string | undefined; forcePathStyle: boolean };

/** JSON of a file or of the variable itself, and the folder that paths in it start from. */
export interface Document {
  content: unknown;
  folder: string;
}

export const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1');

/** 256 bits. */
export const encryptionKey = z
  .string()
  .toLowerCase()
  .regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits, as openssl rand -hex 32 prints them');

const isUrl = (value: string, protocols: string[]): boolean =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

export const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => isUrl(value, protocols),
      `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );

const POSTGRES = ['postgres:', 'postgresql:'];

export const databaseUrl = z
  .string()
  .refine(
    (value) => splitHosts(value).every((single) => isUrl(single, POSTGRES)),
    'must be an address that starts with postgres:// or postgresql://',
  );

export const replicaUrl = databaseUrl.refine((value) => splitHosts(value).length === 1, 'must name one server');

export const connections = z.coerce.number('must be a number of connections').int().min(2).max(200);

export const mailbox = z.string().transform((value, context) => {
  const match = /^\s*(?:"?([^"<>\r\n]*?)"?\s*<([^<>\s@]+@[^<>\s@]+)>|([^<>\s@]+@[^<>\s@]+))\s*$/.exec(value);
  if (match) return { name: match[1] ?? '', address: match[2] ?? match[3] ?? '' };
  context.addIssue('must be an address such as: Parlance <jobs@example.com>');
  return z.NEVER;
});

export const storage = z.string().transform((value, context): StorageConfig => {
  if (value === 'disk') return { kind: 'disk' };
  const match = URL.canParse(value) ? new URL(value) : undefined;
  if (match?.protocol === 's3:' && match.hostname) {
    const endpoint = match.searchParams.get('endpoint') ?? undefined;
    return {
      kind: 's3',
      bucket: match.hostname,
      region: match.searchParams.get('region') ?? 'us-east-1',
      endpoint,
      forcePathStyle: endpoint !== undefined,
    };
  }
  context.addIssue('must be disk or s3://BUCKET?region=REGION&endpoint=URL');
  return z.NEVER;
});

/** Of HTTP; its value may be a secret. */
export const headerLine = z.string().transform((value, context) => {
  const match = /^([A-Za-z0-9-]+):\s*([\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?)$/.exec(value);
  if (match) return { name: (match[1] ?? '').toLowerCase(), value: match[2] ?? '' };
  context.addIssue('must be a header such as Authorization: Bearer …');
  return z.NEVER;
});

export const networks = z.string().transform((value, context): Network[] => {
  try {
    return value.split(',').map((text) => parseNetwork(text.trim()));
  } catch {
    context.addIssue('must be networks such as 10.20.0.0/16,fd00::/8');
    return z.NEVER;
  }
});

export const port = z.coerce
  .number('must be a port number')
  .int()
  .min(1, 'must be 1 to 65535')
  .max(65535, 'must be 1 to 65535');

export const document = z.string().transform((value, context): Document => {
  const isPath = !value.trimStart().startsWith('{');
  try {
    const text = isPath ? readFileSync(value, 'utf8') : value;
    return { content: JSON.parse(text) as unknown, folder: resolve(isPath ? dirname(value) : '.') };
  } catch {
    context.addIssue('must be JSON, or the path of a file with it');
    return z.NEVER;
  }
});
