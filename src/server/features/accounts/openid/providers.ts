import type * as openId from 'openid-client';
import type { ClientAuth, Configuration } from 'openid-client';

import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import type { Log } from '../../../platform/log.ts';
import type { OpenIdConfig } from '../../../platform/openid-config.ts';

/** Milliseconds after which a provider's metadata is read again. */
const READ_AGAIN_AFTER = 3_600_000;

/** Seconds. */
const ANSWERS_WITHIN = 10;

type Client = typeof openId;

export interface OpenedProvider {
  config: OpenIdConfig;
  library: Client;
  /** The provider's metadata, with the secret. */
  client: Configuration;
}

export interface Providers {
  list: readonly OpenIdConfig[];
  /** @throws Refusal NOT_FOUND, UNAVAILABLE provider_unreachable */
  open(id: string): Promise<OpenedProvider>;
  /**
   * Calls a provider. Its errors can have tokens in them: only their codes are logged.
   * @throws Refusal UNAVAILABLE provider_unreachable, FORBIDDEN provider_refused
   */
  call<Result>(id: string, act: () => Promise<Result>): Promise<Result>;
}

export function createProviders(list: readonly OpenIdConfig[], log: Log): Providers {
  const known = new Map<string, { client: Promise<Configuration>; until: number }>();

  async function call<Result>(id: string, act: () => Promise<Result>): Promise<Result> {
    try {
      return await act();
    } catch (error) {
      const code = codeOf(error);
      log.warn({ provider: id, code }, 'signing in with another site failed');
      throw DOWN.has(code)
        ? new Refusal('UNAVAILABLE', { reason: 'provider_unreachable' })
        : new Refusal('FORBIDDEN', { reason: 'provider_refused' });
    }
  }

  function discover(library: Client, config: OpenIdConfig): Promise<Configuration> {
    const found = known.get(config.id);
    if (found && found.until > Date.now()) return found.client;
    const client = readProvider(library, config);
    known.set(config.id, { client, until: Date.now() + READ_AGAIN_AFTER });
    client.catch(() => known.delete(config.id));
    return client;
  }

  return {
    list,
    call,
    async open(id) {
      const config = list.find((provider) => provider.id === id);
      if (!config) throw notFound();
      const library = await import('openid-client');
      return { config, library, client: await call(id, () => discover(library, config)) };
    },
  };
}

function readProvider(library: Client, { issuer, clientId, clientSecret }: OpenIdConfig): Promise<Configuration> {
  const { discovery, enableNonRepudiationChecks, allowInsecureRequests, ClientSecretBasic, ClientSecretPost } = library;
  // Sends the secret in the body if the provider accepts that: providers differ in how they decode it in the header.
  const authenticate: ClientAuth = (server, ...request) =>
    (server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
      ? ClientSecretPost
      : ClientSecretBasic)(clientSecret)(server, ...request);
  return discovery(issuer, clientId, undefined, authenticate, {
    timeout: ANSWERS_WITHIN,
    // The ID token's signature is checked in addition to the TLS connection.
    execute: [enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : [])],
  });
}

/** The library's own errors; a TypeError means a failed connection. */
const DOWN = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  'TypeError',
]);

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}
