import { generateKeyPairSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { callJobs, createActive, createDraft, registerEmployer } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';

import type { SearchEngine } from './engine.ts';
import { googleIndexing } from './google-indexing.ts';
import { indexNow } from './index-now.ts';
import { tellEngines } from './tell-engines.ts';

const ORIGIN = 'https://jobs.example';
const KEY = 'c0ffee-c0ffee';

interface Call {
  path: string;
  authorization: string | undefined;
  body: string;
}

let app: TestApp;
let employer: TestPerson & { companyId: string };
let server: Server;
let url: string;
let calls: Call[] = [];
/** The engines' answers. */
let status = 200;

beforeAll(async () => {
  app = await createTestApp({ APP_URL: ORIGIN, INDEXNOW_KEY: KEY });
  employer = await registerEmployer(app);
  server = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
      response.writeHead(status).end(request.url === '/token' ? '{"access_token":"opened"}' : '{}');
      return undefined;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  calls = [];
  status = 200;
  await app.base.db.deleteFrom('told_job').execute();
  await app.base.db.deleteFrom('job').execute();
  await app.base.db.deleteFrom('rate_limit').execute();
});
afterAll(async () => {
  server.close();
  await app.close();
});

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const bing = () => indexNow(KEY, new URL(ORIGIN), `${url}/indexnow`);
const google = () =>
  googleIndexing(
    {
      clientEmail: 'site@project.example',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      tokenUrl: `${url}/token`,
    },
    `${url}/publish`,
  );
const tell = (...searchEngines: SearchEngine[]) => tellEngines({ ...app.system, searchEngines });
const listsTold = () => calls.map(({ body }) => (JSON.parse(body) as { urlList: string[] }).urlList.toSorted());
const notices = () => calls.filter(({ path }) => path === '/publish').map(({ body }) => JSON.parse(body) as object);
const page = (id: string, prefix = '') => `${ORIGIN}${prefix}/jobs/${id}`;
const texts = (title: string) => ({ title, description: '<p>You sell.</p>', requirements: '' });

test('without a configured engine notifies none, and serves the key at its address only', async () => {
  await createActive(app, employer);
  expect(app.system.searchEngines.map(({ name }) => name)).toEqual(['indexnow']);
  await tell();
  expect(calls).toEqual([]);
  const plain = await createTestApp({ DEMO: '1', INDEXNOW_KEY: KEY });
  expect(plain.system.searchEngines).toEqual([]);
  expect((await plain.request('GET', `/${KEY}.txt`)).status).toBe(404);
  await plain.close();
  expect(await (await app.request('GET', `/${KEY}.txt`)).text()).toBe(KEY);
});

test('notifies IndexNow once of each listed job in every language, of changes and of removals', async () => {
  const { id } = await createActive(app, employer, { translations: { en: texts('Seller'), de: texts('Verkäufer') } });
  await createDraft(app, employer);
  await tell(bing());
  expect(listsTold()).toEqual([[page(id, '/de'), page(id)]]);
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({
    host: 'jobs.example',
    key: KEY,
    keyLocation: `${ORIGIN}/${KEY}.txt`,
  });
  await tell(bing());
  expect(calls).toHaveLength(1);

  await app.base.db.updateTable('job').set({ updated_at: new Date() }).where('id', '=', id).execute();
  await app.base.db.deleteFrom('job_translation').where('job_id', '=', id).where('locale', '=', 'de').execute();
  await tell(bing());
  expect(listsTold()[1]).toEqual([page(id, '/de'), page(id)]);

  await callJobs(app, 'POST', `/${id}/pause`, employer);
  await tell(bing());
  await tell(bing());
  expect(listsTold().slice(2)).toEqual([[page(id)]]);
});

test('notifies an engine again that refused, and the others meanwhile', async () => {
  await createActive(app, employer);
  status = 403;
  await expect(tell(bing())).rejects.toThrow('IndexNow answered 403');
  const away: SearchEngine = { name: 'google', most: 1, tell: () => Promise.reject(new Error('away')) };
  status = 200;
  await expect(tell(away, bing())).rejects.toThrow('away');
  expect(listsTold()).toHaveLength(2);
  status = 429;
  await app.base.db.deleteFrom('told_job').execute();
  await tell(bing());
  expect(await app.base.db.selectFrom('told_job').select('engine').execute()).toEqual([]);
});

test('notifies Google as a service account, of removals first and only up to the quota', async () => {
  const gone = await createActive(app, employer);
  const engine = google();
  await tell(engine);
  expect(notices()).toEqual([{ url: page(gone.id), type: 'URL_UPDATED' }]);
  const assertion = new URLSearchParams(calls[0]?.body).get('assertion') ?? '';
  const [head, claims = '', signature = ''] = assertion.split('.');
  expect(verify('RSA-SHA256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url'))).toBe(
    true,
  );
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    iss: 'site@project.example',
    scope: 'https://www.googleapis.com/auth/indexing',
    aud: `${url}/token`,
  });
  expect(calls[1]?.authorization).toBe('Bearer opened');

  const open = await createActive(app, employer);
  await app.base.db.deleteFrom('job').where('id', '=', gone.id).execute();
  calls = [];
  await tell({ ...engine, limit: { max: 2, seconds: 86_400 } });
  expect(notices()).toEqual([{ url: page(gone.id), type: 'URL_DELETED' }]);
  // The token is still good; the quota of two is used up.
  expect(calls).toHaveLength(1);
  await tell(engine);
  expect(notices()).toContainEqual({ url: page(open.id), type: 'URL_UPDATED' });
});
