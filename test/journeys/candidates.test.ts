import { expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { axeFindings } from '#test/support/axe.ts';
import { plantCandidate } from '#test/support/candidates.ts';
import { callSite } from '#test/support/demo-site.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson } from '#test/support/people.ts';
import { visitAs } from '#test/support/signed-in-page.ts';

const own = sharedSite();
const de = { locale: 'de' } as const;

test('a recruiter in German reads beside an application who may be the same person, joins both, finds one, and separates them', async () => {
  const owner = await registerEmployer(own.app, { firstName: 'Jonas', lastName: 'Weber', locale: 'de' });
  const { id: jobId } = await createActive(own.app, owner);
  const seeker = await registerPerson(own.app, { firstName: 'Lucía', lastName: 'Moreno' });
  await callSite(own.site, seeker.cookie, 'PATCH', '/me/profile', { city: 'Porto', country: 'PT' });
  const { id } = await callSite<{ id: string }>(own.site, seeker.cookie, 'POST', `/jobs/${jobId}/applications`, {
    coverLetter: 'I sell to hotels.',
  });
  await plantCandidate(own.app, {
    companyId: owner.companyId,
    firstName: 'Lucia',
    lastName: 'Moreno',
    origin: 'import',
    facts: { city: 'Porto', country: 'PT', skills: ['Salesforce'] },
  });
  const name = 'Lucia Moreno';
  await visitAs(
    own,
    owner,
    paths.reviewApplication(id),
    async (page) => {
      await page.getByText(m.people_alike_past({}, de)).waitFor();
      await page.getByRole('button', { name: m.people_join_name({ name }, de) }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: m.people_join({}, de) })
        .click();
      await page.getByText(m.people_joined({}, de), { exact: true }).waitFor();
      await page.getByRole('link', { name: m.app_candidates({}, de) }).click();
      await page.getByLabel(m.people_skill({}, de)).fill('Salesforce');
      await page.getByRole('button', { name: m.talent_find({}, de) }).click();
      await page.getByRole('heading', { name: m.people_count({ count: 1 }, de) }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('link', { name: 'Lucía Moreno' }).click();
      await page.getByRole('button', { name: m.people_separate_name({ name }, de) }).click();
      await page.getByRole('heading', { name: m.people_alike({}, de) }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
    },
    { locale: 'de' },
  );
});
