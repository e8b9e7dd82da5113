import { afterAll, beforeAll, expect, test } from 'vitest';

import { localizePath } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { textOf, textsOf } from '#test/support/html.ts';
import { createPageApp } from '#test/support/page-app.ts';
import { cookiesOf, registerPerson } from '#test/support/people.ts';

const TOKEN = 'a'.repeat(43);
const GERMAN = { locale: 'de' } as const;

let app: TestApp;
beforeAll(async () => {
  app = await createPageApp();
});
afterAll(() => app.close());

test('the link of an email asks before it unsubscribes, works without JavaScript, and leaves no token in an address', async () => {
  const { userId } = await registerPerson(app);
  await app.base.db
    .insertInto('notification_preference')
    .values({ user_id: userId, type: 'status_change', in_app: true, by_mail: true, token: TOKEN })
    .execute();
  const opened = await app.request('GET', localizePath(paths.unsubscribe(TOKEN), 'de'));
  const path = localizePath(paths.mailedSubscription(), 'de');
  expect([opened.status, opened.headers.get('location')]).toEqual([302, path]);
  const cookie = cookiesOf(opened.headers);
  const read = async () => (await app.request('GET', path, { cookie })).text();
  const asking = await read();
  expect(textOf(asking)).toContain(m.notifications_kind_status_change({}, GERMAN));
  // Requested twice: viewing the page changes nothing.
  expect(textsOf(await read(), 'h1')).toEqual([m.notifications_unsubscribe_title({}, GERMAN)]);
  const [, action = ''] = /<form action="([^"]+)" method="post"/.exec(asking) ?? [];
  const [, token = ''] = /name="token" value="([^"]+)"/.exec(asking) ?? [];
  const answer = await app.request('POST', action, { body: new URLSearchParams({ token }) });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
  expect(textsOf(await read(), 'h1')).toEqual([m.notifications_unsubscribed_title({}, GERMAN)]);
});
