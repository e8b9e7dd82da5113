import { describe, expect, test } from 'vitest';

import { giveBack } from '#test/support/contexts.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { openAs } from '#test/support/signed-in-page.ts';

describe('a first visit', () => {
  const own = sharedSite();

  test('is offered its own language, once', async () => {
    const page = await openAs(own.browser, '', own.site.url, { locale: 'fr' });
    const offer = page.getByText('Disponible aussi en français');
    expect(await offer.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Non merci' }).click();
    await offer.waitFor({ state: 'hidden' });
    await page.reload();
    expect(await offer.isVisible()).toBe(false);
    await giveBack(page.context());
  });
});
