import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';

import type { Approval } from '#contract/approvals/approvals.ts';
import type { OfferInput } from '#contract/offers/offer-conditions.ts';
import type { Offer } from '#contract/offers/offer-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { axeFindings } from '#test/support/axe.ts';
import { callSite } from '#test/support/demo-site.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { offerInput, shortlist, STATED_PAY } from '#test/support/offers.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { visitAs } from '#test/support/signed-in-page.ts';

const es = { locale: 'es' } as const;
const phone = { width: 360, height: 740 };
const ACME = { company: 'Acme' };
const own = sharedSite();
let owner: Awaited<ReturnType<typeof registerEmployer>>;
beforeEach(async () => {
  owner = await registerEmployer(own.app);
});

const asMember = <Answer>(member: TestPerson, method: string, path: string, json?: object) =>
  callSite<Answer>(own.site, member.cookie, method, path, json);

const send = ({ id, version }: Offer) => asMember(owner, 'POST', `/offers/${id}/send`, { version: version.number });

/** A draft for a new applicant to a new job. */
async function draftFor(candidate: TestPerson, input: Partial<OfferInput> = {}): Promise<Offer> {
  const { id: jobId } = await createActive(own.app, owner, STATED_PAY);
  const { applicationId } = await shortlist(own.app, owner, jobId, candidate);
  return asMember<Offer>(owner, 'POST', `/applications/${applicationId}/offers`, offerInput(input));
}

async function sign(page: Page, name: string, options = {}): Promise<void> {
  await page.getByLabel(m.own_offer_name({}, options)).fill(name);
  await page.getByRole('checkbox', { name: m.own_offer_agrees({}, options) }).check();
}

test('a Polish candidate accepts, in Spanish on a phone, what two people approved and German binds', async () => {
  const agata = await registerPerson(own.app, { firstName: 'Agata', lastName: 'Wójcik', locale: 'es' });
  const [first, second] = [await registerColleague(own.app, owner), await registerColleague(own.app, owner)];
  await asMember(owner, 'PUT', `/companies/${owner.companyId}/approval-rules/offer`, {
    approverIds: [first.userId, second.userId],
    inOrder: true,
    isForOtherPay: false,
    freeUpTo: null,
  });
  const texts = {
    es: { letter: 'Nos gustaría trabajar contigo.', benefits: '30 días de vacaciones.' },
    de: { letter: 'Wir möchten mit Ihnen arbeiten.', benefits: '30 Tage Urlaub.' },
  };
  const offer = await draftFor(agata, { texts, locale: 'es', bindingLocale: 'de' });
  const { approval } = await asMember<Offer>(owner, 'POST', `/offers/${offer.id}/approval`, { version: 1 });
  await asMember<Approval>(first, 'POST', `/approvals/${approval?.id}/decision`, { isApproved: true });
  const approve = async (page: Page) => {
    await page.getByRole('link', { name: m.dashboard_next_approvals({ count: 1 }) }).click();
    await page.getByText('Agata Wójcik').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: m.approval_approve() }).click();
    await page.getByText(m.approval_none()).waitFor();
  };
  await visitAs(own, second, paths.employerDashboard(), approve, phone);
  await send(offer);
  await own.app.base.db
    .updateTable('user_session')
    .set({ proved_at: null, first_factor_at: null })
    .where('user_id', '=', agata.userId)
    .execute();

  const accept = async (page: Page) => {
    await page.getByRole('link', { name: m.own_offer_step({ ...ACME, title: offer.job.title }, es) }).click();
    await page.getByText('Wir möchten mit Ihnen arbeiten.').waitFor();
    await page.getByText(m.own_offer_binds({ binding: 'alemán', language: 'español' }, es)).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await sign(page, 'agata wójcik', es);
    await page.getByRole('button', { name: m.own_offer_accept({}, es) }).click();
    const proof = page.getByRole('dialog', { name: m.security_prove_title({}, es) });
    await proof.getByLabel(m.auth_password({}, es)).first().fill(agata.password);
    await proof.getByRole('button', { name: m.security_prove({}, es), exact: true }).click();
    await page.getByText(m.own_offer_next_accepted(ACME, es)).waitFor();
    await page.getByRole('link', { name: m.own_offer_document_download({}, es) }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  };
  await visitAs(own, agata, paths.seekerDashboard(), accept, { ...es, ...phone });
  const { status } = await asMember<{ status: string }>(owner, 'GET', `/applications/${offer.applicationId}`);
  expect(status).toBe('accepted');
});

test('a candidate declines and says why, and the company reads it', async () => {
  const candidate = await registerPerson(own.app);
  const offer = await draftFor(candidate);
  await send(offer);
  await visitAs(own, candidate, paths.ownOffer(offer.id), async (page) => {
    await page.getByRole('button', { name: m.own_offer_decline() }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('combobox').selectOption({ label: m.offer_decline_place() });
    await dialog.getByLabel(m.own_offer_decline_words()).fill('Berlin is too far.');
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: m.own_offer_decline() }).click();
    await page.getByText(m.own_offer_next_declined(ACME)).waitFor();
  });
  const { state, declined } = await asMember<Offer>(owner, 'GET', `/offers/${offer.id}`);
  expect([state, declined]).toEqual(['declined', { reason: 'place', words: 'Berlin is too far.' }]);
});

test('of accepting and withdrawing in the same second one wins, and both sides are told which', async () => {
  const candidate = await registerPerson(own.app);
  const offer = await draftFor(candidate);
  await send(offer);
  await visitAs(own, candidate, paths.ownOffer(offer.id), async (page) => {
    await sign(page, 'Ana Prado');
    const [withdrawn] = await Promise.allSettled([
      asMember<Offer>(owner, 'POST', `/offers/${offer.id}/withdraw`, {}),
      page.getByRole('button', { name: m.own_offer_accept() }).click(),
    ]);
    const isAccepted = withdrawn.status === 'rejected';
    await page.getByText((isAccepted ? m.own_offer_next_accepted : m.own_offer_next_withdrawn)(ACME)).waitFor();
    const { state } = await asMember<Offer>(owner, 'GET', `/offers/${offer.id}`);
    expect(state).toBe(isAccepted ? 'accepted' : 'withdrawn');
  });
});
