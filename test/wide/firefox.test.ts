import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { locales, localizePath } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { inTransaction } from '#server/context.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { newId } from '#server/platform/id.ts';
import { browserCookies } from '#test/support/demo-site.ts';
import { type Firefox, firefoxPath, openFirefox } from '#test/support/firefox.ts';
import { ownSite } from '#test/support/own-site.ts';
import { readerOf } from '#test/support/page-row.ts';
import { makePageWorld, type PageWorld } from '#test/support/page-world.ts';
import { pages } from '#test/support/pages.ts';
import { registerPerson } from '#test/support/people.ts';
import { DELIVERED, type PushService, startPushService } from '#test/support/push-service.ts';

/** React has hydrated what the server rendered. */
const HYDRATED = `new Promise((resolve) => {
  const look = () => {
    const [root] = Object.keys(document).filter((key) => key.startsWith('__reactContainer$'));
    if (root && !document[root].stateNode.current.memoizedState.isDehydrated) resolve();
    else requestAnimationFrame(look);
  };
  look();
})`;

if (!firefoxPath)
  console.log('Firefox is not installed, so its tests are left out (Debian: apt-get install firefox-esr).');

// Its ICU differs from Node's.
describe.skipIf(!firefoxPath)('Firefox', () => {
  const site = ownSite({ DEMO: '1' });
  let world: PageWorld;
  let firefox: Firefox;
  beforeAll(async () => {
    world = await makePageWorld(site.app);
    firefox = await openFirefox(firefoxPath ?? '');
  });
  afterAll(() => firefox.close());

  // Public pages have no React for signed-out readers.
  test.each(['seeker', 'employer', 'admin'] as const)(
    'hydrates the page that the server rendered, as %s',
    async (reader) => {
      const { url } = site.site;
      for (const cookie of browserCookies(site.site, world[reader].cookie))
        await firefox.setCookie(cookie, new URL(url).hostname);
      const own = Object.values(pages).filter((row) => readerOf(row) === reader);
      for (const [index, row] of own.entries()) {
        const address = localizePath(row.path(world), locales[index % locales.length] ?? 'en');
        expect([address, await firefox.errorsOf(url + address, HYDRATED)]).toEqual([address, []]);
      }
    },
  );
});

/** Chromium supports Google's push service only. */
describe.skipIf(!firefoxPath)('a device with Firefox', () => {
  const own = ownSite({ PRIVATE_NETWORKS: '127.0.0.0/8' });
  let service: PushService;
  let firefox: Firefox;
  beforeAll(async () => {
    service = await startPushService();
    firefox = await openFirefox(firefoxPath ?? '', service.preferences);
  });
  afterAll(async () => {
    await firefox.close();
    await service.close();
  });

  test("is notified of a message by Web Push: its service worker can decrypt the site's message", async () => {
    const person = await registerPerson(own.app);
    const { hostname } = new URL(own.site.url);
    for (const cookie of browserCookies(own.site, person.cookie)) await firefox.setCookie(cookie, hostname);
    expect(await firefox.errorsOf(own.site.url + paths.notificationSettings(), TURNED_ON)).toEqual([]);
    const devices = own.app.base.db;
    const { endpoint } = await devices.selectFrom('push_device').select('endpoint').executeTakeFirstOrThrow();
    expect(endpoint).toBe(service.endpoint().replace('http:', 'https:'));
    await devices.updateTable('push_device').set({ endpoint: service.endpoint() }).execute();
    await inTransaction(own.app.ctx(), (tx) =>
      notify(tx, {
        userId: person.userId,
        type: 'message',
        data: { kind: 'terms_announced', version: 1, in_force_from: '2030-01-01T00:00:00.000Z' },
        aboutUserId: null,
        key: newId(),
      }),
    );
    await expect.poll(() => service.codes).toEqual([DELIVERED]);
  });
});

const TURNED_ON = `${HYDRATED}.then(() => new Promise((resolve) => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '${m.push_turn_on()}');
  button.click();
  const look = () => document.body.textContent.includes('${m.push_on()}') ? resolve() : setTimeout(look, 50);
  look();
}))`;
