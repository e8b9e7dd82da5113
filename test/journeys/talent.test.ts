import { expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { axeFindings } from '#test/support/axe.ts';
import { callSite } from '#test/support/demo-site.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson } from '#test/support/people.ts';
import { visitAs } from '#test/support/signed-in-page.ts';

const own = sharedSite();

const NAME = 'Lucía O.';

test('a job seeker lets companies find them, is found by level and invited, sees who viewed the profile, accepts, and hides', async () => {
  const owner = await registerEmployer(own.app);
  await own.app.base.db
    .updateTable('company')
    .set({ verified_at: new Date(), verified_how: 'domain', verified_by: owner.userId })
    .where('id', '=', owner.companyId)
    .execute();
  const { id: jobId } = await createActive(own.app, owner);
  const seeker = await registerPerson(own.app, { firstName: 'Lucía', lastName: 'Ortega' });
  await callSite(own.site, seeker.cookie, 'PATCH', '/me/profile', {
    country: 'PT',
    languages: [{ language: 'de', level: 'C1' }],
  });
  await visitAs(own, owner, `${paths.talent()}?language=de&level=B2`, async (page) => {
    await page.getByText(m.talent_none()).waitFor();
  });
  await visitAs(own, seeker, paths.beingFound(), async (page) => {
    await page.getByText(m.talent_consent_none()).waitFor();
    await page.getByLabel(m.talent_available_notice()).check();
    await page.getByLabel(m.talent_notice_weeks()).fill('4');
    await page.getByRole('button', { name: m.talent_consent_give() }).click();
    await page.getByRole('heading', { name: m.talent_consent_given() }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
  await visitAs(own, owner, paths.talent(), async (page) => {
    await page.getByLabel(m.talent_language({ number: '1' }), { exact: true }).selectOption('de');
    await page.getByLabel(m.talent_level({ number: '1' })).selectOption('B2');
    await page.getByLabel(m.talent_country(), { exact: true }).selectOption('PT');
    await page.getByLabel(m.talent_availability()).selectOption('quarter');
    await page.getByRole('button', { name: m.talent_find() }).click();
    await page.getByRole('link', { name: m.talent_invite_person({ name: NAME }) }).waitFor();
    expect(await page.getByText('Ortega').count()).toBe(0);
    // Hovering is not viewing.
    const prefetched: string[] = [];
    page.on('request', (request) => prefetched.push(new URL(request.url()).pathname));
    await page.getByRole('heading', { level: 3 }).getByRole('link').hover();
    const invitation = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith('/invite.data'));
    await page.getByRole('link', { name: m.talent_invite_person({ name: NAME }) }).hover();
    await invitation;
    expect(prefetched).not.toContain(`${paths.viewProfile(seeker.profileId)}.data`);
    await page.getByRole('heading', { level: 3 }).getByRole('link').click();
    await page.waitForURL(own.site.url + paths.viewProfile(seeker.profileId));
    await page.goBack();
    await page.getByRole('link', { name: m.talent_invite_person({ name: NAME }) }).click();
    // Not the link that led here, whose text contains that of the field.
    await page.getByRole('combobox', { name: m.talent_job() }).selectOption(jobId);
    await page.getByLabel(m.talent_why()).fill('Your German fits us.');
    await page.getByRole('button', { name: m.talent_send() }).click();
    await page.getByText(m.talent_status_open()).waitFor();
  });
  await visitAs(own, seeker, paths.jobInvitations(), async (page) => {
    await page.getByText('Your German fits us.').waitFor();
    await page.getByRole('button', { name: m.talent_interested() }).click();
    await page.waitForURL((url) => url.pathname === paths.job(jobId));
  });
  await visitAs(own, owner, paths.sentInvitations(), async (page) => {
    await page.getByText(m.talent_status_interested()).waitFor();
    await page.getByText('Lucía Ortega').waitFor();
  });
  await visitAs(own, seeker, paths.beingFound(), async (page) => {
    await page.getByRole('region', { name: m.talent_looks_title() }).getByText('Acme').waitFor();
    await page.getByLabel(m.talent_hide_company()).fill('Acm');
    await page.getByRole('button', { name: m.talent_hide_from({ name: 'Acme' }) }).click();
    await page.getByRole('button', { name: m.talent_show_to({ name: 'Acme' }) }).waitFor();
  });
  await visitAs(own, owner, `${paths.talent()}?language=de&level=B2`, async (page) => {
    await page.getByText(m.talent_none()).waitFor();
  });
});
