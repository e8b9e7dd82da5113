import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** The person who signs in at the provider next. */
export interface ProvidedAccount {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

export interface OpenIdProvider {
  issuer: string;
  /** The site's configuration of it, as its provider `test`. */
  env: Record<string, string>;
  /** The next person is signed in as this account without a form. */
  account: ProvidedAccount;
  close(): Promise<void>;
}

const CLIENT = { client_id: 'parlance', client_secret: 'a-secret-of-the-site-and-the-provider' };

/** A real provider on this machine. `origin`: of the site. */
export async function startOpenIdProvider(origin: string): Promise<OpenIdProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const known = new Map<string, ProvidedAccount>();
  const own: OpenIdProvider = {
    issuer,
    env: {
      OPENID_PROVIDERS: 'test',
      OPENID_TEST_ISSUER: issuer,
      OPENID_TEST_CLIENT_ID: CLIENT.client_id,
      OPENID_TEST_CLIENT_SECRET: CLIENT.client_secret,
      OPENID_TEST_LABEL: 'Fjord ID',
    },
    account: { sub: 'nobody' },
    close: () => end(server),
  };
  const provider = new Provider(issuer, {
    clients: [
      {
        ...CLIENT,
        redirect_uris: [`${origin}/auth/callback/test`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...known.get(sub), sub }) }),
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const { account } = own;
    known.set(account.sub, account);
    return void agree(account.sub).catch((error: unknown) => response.writeHead(500).end(String(error)));
    async function agree(accountId: string) {
      const grant = new provider.Grant({ accountId, clientId: CLIENT.client_id });
      grant.addOIDCScope('openid email profile');
      const grantId = await grant.save();
      await provider.interactionFinished(request, response, { login: { accountId }, consent: { grantId } });
    }
  });
  return own;
}

async function end(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

/**
 * Follows the redirects like a browser without cookies, until it is sent back to the site; returns the final address.
 */
export async function visitProvider(url: string): Promise<{ state: string; code: string; iss: string }> {
  const cookies = new Map<string, string>();
  let address = new URL(url);
  const { origin } = address;
  while (address.origin === origin) {
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
    address = new URL(location, address);
  }
  const { state = '', code = '', iss = '' } = Object.fromEntries(address.searchParams);
  return { state, code, iss };
}
