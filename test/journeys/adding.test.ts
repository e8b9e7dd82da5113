import { expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { axeFindings } from '#test/support/axe.ts';
import { madePdf } from '#test/support/cvs/files.ts';
import { registerEmployer } from '#test/support/jobs.ts';
import { pdf } from '#test/support/made-files.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { signInAs } from '#test/support/people.ts';
import { visitAs } from '#test/support/signed-in-page.ts';

const own = sharedSite();

const CV = 'Rui Sousa\nrui.sousa@example.com\n+351 910 000 000\nPorto, Portugal\n\nLanguages\nGerman: C1\n';

const file = (name: string, buffer: Uint8Array) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(buffer),
});

test('a recruiter adds people from CVs, one of them unreadable; a person reads who added them, and objects (T444)', async () => {
  const owner = await registerEmployer(own.app);
  await visitAs(own, owner, paths.addCandidates(), async (page) => {
    await page.getByLabel(m.candidate_source()).fill('Career fair in Porto');
    const files = [file('rui.pdf', await madePdf({ text: CV })), file('ines.pdf', pdf())];
    await page.getByLabel(m.candidate_cvs(), { exact: true }).setInputFiles(files);
    await page.getByText(m.candidate_cvs_progress({ done: 2, total: 2 })).waitFor();
    const rui = page.getByRole('listitem').filter({ hasText: 'rui.pdf' });
    await rui.getByText('rui.pdf').click();
    expect(await rui.getByRole('textbox', { name: m.auth_email() }).inputValue()).toBe('rui.sousa@example.com');
    expect(await axeFindings(page)).toEqual([]);
    await rui.getByRole('button', { name: m.candidate_add() }).click();
    await rui.getByText(m.candidate_cv_added()).waitFor();
    const ines = page.getByRole('listitem').filter({ hasText: 'ines.pdf' });
    await ines.getByText('ines.pdf').click();
    await ines.getByText(m.candidate_cv_kept()).waitFor();
    await ines.getByLabel(m.profile_first_name()).fill('Inês');
    await ines.getByLabel(m.profile_last_name()).fill('Tavares');
    await ines.getByRole('textbox', { name: m.auth_email() }).fill('ines.tavares@example.com');
    await ines.getByRole('button', { name: m.candidate_add() }).click();
    await ines.getByText(m.candidate_cv_added()).waitFor();
  });
  const added = await own.app.base.db
    .selectFrom('candidate')
    .innerJoin('profile', 'profile.id', 'candidate.profile_id')
    .select(['profile.user_id', 'profile.first_name', 'candidate.cv_file_id'])
    .where('candidate.company_id', '=', owner.companyId)
    .orderBy('profile.first_name')
    .execute();
  expect(added.map((row) => [row.first_name, row.cv_file_id !== null])).toEqual([
    ['Inês', true],
    ['Rui', true],
  ]);
  const cookie = await signInAs(own.app, { userId: added[0]?.user_id ?? '' });
  await visitAs(own, { cookie }, '/applications', async (page) => {
    await page.getByText('Career fair in Porto').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: m.candidate_object() }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: m.candidate_object() }).click();
    await page.getByText('Career fair in Porto').waitFor({ state: 'detached' });
  });
});
