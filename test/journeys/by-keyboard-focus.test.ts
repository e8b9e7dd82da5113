import { describe, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { hasFocus, pressEnter } from '#test/support/by-keyboard.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson } from '#test/support/people.ts';
import { visitAs } from '#test/support/signed-in-page.ts';

/** It never moves to the top of the page. */
describe('the focus', () => {
  const own = sharedSite();

  test('stays on the control where a file is chosen, during and after the upload; a wrong file is announced', async () => {
    const seeker = await registerPerson(own.app);
    await visitAs(own, seeker, paths.seekerProfile(), async (page) => {
      await page.mouse.move(10, 10);
      const input = page.getByLabel(m.profile_cv_upload());
      const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 no more') };
      const uploads = '**/api/files';
      await page.route(uploads, () => {});
      await input.focus();
      await input.setInputFiles({ ...cv, name: 'cv.exe', mimeType: 'application/x-msdownload' });
      await page.getByRole('alert').filter({ hasText: m.ui_file_wrong_type() }).waitFor();
      await hasFocus(input);
      await input.setInputFiles(cv);
      await hasFocus(
        page
          .locator('[tabindex="-1"]')
          .filter({ has: page.getByRole('progressbar') })
          .last(),
      );
      await pressEnter(page.getByRole('button', { name: m.ui_cancel_upload(), exact: true }));
      await hasFocus(input);
    });
  });
});
