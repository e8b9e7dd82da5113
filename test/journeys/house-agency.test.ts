import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { type Locale, localizePath } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { saveAgencySettings } from '#server/features/agency/agency.ts';
import { addClient, addMandate, registerAgency } from '#test/support/agency.ts';
import { reload } from '#test/support/browser.ts';
import { createActive, dayIn } from '#test/support/jobs.ts';
import { keptLink } from '#test/support/outbox.ts';
import { ownSite } from '#test/support/own-site.ts';
import type { TestPerson } from '#test/support/people.ts';
import { BUYER, SELLER } from '#test/support/placements.ts';
import { consented, createPresentingWorld, presented, registerKnown } from '#test/support/presenting.ts';
import { makeShortlist, registerTraced } from '#test/support/shortlists.ts';
import { goAnonymously, goSignedIn, newPage, openAs, visitAs } from '#test/support/signed-in-page.ts';

const de = { locale: 'de' } as const;
const fr = { locale: 'fr' } as const;
const it = { locale: 'it' } as const;
const NAME = 'Fiammetta Quagliarotti';
const CLIENT = 'Brasserie Dupont';
const SEARCH = 'Responsable export';
const CONTACT = { name: 'Hélène Dupont', email: 'helene@brasserie.example' };

/** Naming an agency changes what employers of the whole site see. */
const own = ownSite();

const addressOf = (path: string, locale: Locale) => own.site.url + localizePath(path, locale);
const open = ({ cookie }: TestPerson, path: string, { locale }: { locale: Locale }) =>
  openAs(own.browser, cookie, addressOf(path, locale), { browserLocale: locale });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const fill = (page: Page, name: string, text: string) => page.getByRole('textbox', { name, exact: true }).fill(text);
const choose = (page: Page, name: string, option: string) =>
  page.getByRole('combobox', { name, exact: true }).selectOption(option);

/** Opens a dialog by its button, and sends it once it is filled in. */
async function inDialog(page: Page, opener: string, action: string, fillIn: () => Promise<void>): Promise<void> {
  await press(page, opener);
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await fillIn();
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function confirm(page: Page, action: string): Promise<void> {
  await press(page, action);
  const sure = page.getByRole('alertdialog').getByRole('button', { name: action, exact: true });
  await sure.click();
  await sure.waitFor({ state: 'detached' });
}

/** Notes French at C1. */
async function screen(page: Page): Promise<void> {
  await page.getByRole('link', { name: NAME }).click();
  await choose(page, m.screening_document({}, de), 'passport');
  await press(page, m.ui_add_language({}, de));
  await choose(page, m.ui_language({}, de), 'fr');
  await choose(page, m.ui_level({}, de), 'C1');
  await press(page, m.screening_save({}, de));
  await page.getByText(m.screening_saved({}, de), { exact: true }).first().waitFor();
  await confirm(page, m.screening_finish({}, de));
  await page.getByText(m.screening_finished({}, de)).first().waitFor();
}

/** With a contact and the agreed fee. */
async function addFrenchClient(page: Page): Promise<void> {
  await inDialog(page, m.client_add({}, de), m.client_add({}, de), async () => {
    await page.getByRole('combobox', { name: m.client_name({}, de), exact: true }).fill(CLIENT);
    await choose(page, m.client_locale({}, de), 'fr');
  });
  await page.getByRole('heading', { level: 1, name: CLIENT }).waitFor();
  await inDialog(page, m.client_contacts_change({}, de), m.client_save({}, de), async () => {
    await press(page, m.client_contact_add({}, de));
    await fill(page, m.client_contact_name({}, de), CONTACT.name);
    await fill(page, m.client_contact_email({}, de), CONTACT.email);
  });
  await inDialog(page, m.client_terms_change({}, de), m.client_save({}, de), async () => {
    await page.getByRole('radio', { name: m.client_fee_percent({}, de) }).check();
    await fill(page, m.client_fee_percent_of_pay({}, de), '25');
    await fill(page, m.client_vat_percent({}, de), '19');
    await fill(page, m.agency_party_name({}, de), BUYER.name);
    await fill(page, m.agency_party_street({}, de), BUYER.street);
    await fill(page, m.agency_party_postcode({}, de), BUYER.postcode);
    await fill(page, m.agency_party_city({}, de), BUYER.city);
    await fill(page, m.agency_party_vat_id({}, de), BUYER.vatId);
    // Beside the number: lists close when the dialog scrolls.
    await page.getByRole('combobox', { name: m.jobs_edit_country({}, de) }).fill('Frankreich');
    await page.getByRole('option', { name: 'Frankreich' }).click();
  });
}

async function openMandate(page: Page): Promise<void> {
  await inDialog(page, m.mandate_open({}, de), m.mandate_open({}, de), () =>
    fill(page, m.mandate_title({}, de), SEARCH),
  );
  const mandates = page.getByRole('region', { name: m.mandate_list({}, de) });
  await mandates.getByRole('link', { name: SEARCH }).click();
  await page.getByRole('heading', { level: 1, name: SEARCH }).waitFor();
}

const askToPresent = (page: Page) =>
  inDialog(page, m.representation_ask({}, de), m.representation_ask({}, de), async () => {
    await choose(page, m.representation_ask_mandate({}, de), `${SEARCH} · ${CLIENT}`);
    await fill(page, m.representation_ask_words({ name: NAME }, de), 'Possiamo presentarla alla Brasserie?');
  });

async function openLink({ pathname, hash }: URL): Promise<Page> {
  const page = await newPage(own.browser, '', own.site.url, { browserLocale: 'en' });
  await goAnonymously(page, own.site.url + pathname + hash);
  return page;
}

/** By the link in the client's email, in an English browser. */
async function answerAsClient(): Promise<void> {
  const page = await openLink(await keptLink(own.app, CONTACT.email, paths.shortlist()));
  await page.getByText(m.shortlist_lead_by({ name: 'Marta Keller', agency: 'Acme' }, fr)).waitFor();
  await page.getByText('français : C1, entendu').waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(/Fiammetta|Quagliarotti|Zampognari/i);
  await page.getByRole('radio', { name: m.shortlist_answer_yes({}, fr) }).check();
  await page.getByLabel(m.shortlist_answer_words({}, fr)).fill('Nous aimerions la rencontrer.');
  await press(page, m.shortlist_send({}, fr));
  await page.getByText(m.shortlist_sent({}, fr)).first().waitFor();
}

/** Returns the invoice that is downloaded. */
async function placeAndInvoice(page: Page): Promise<string> {
  await page.getByRole('link', { name: m.placement_create({}, de) }).click();
  await page.getByLabel(m.placement_starts_on({}, de)).fill(dayIn(0));
  await fill(page, m.placement_fixed_pay({}, de), '60000');
  await press(page, m.placement_create({}, de));
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
  await confirm(page, m.placement_start({}, de));
  await confirm(page, m.invoice_issue_fee({}, de));
  const link = page.getByRole('link', { name: m.invoice_download({ number: 'RE-0001' }, de) });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return readFile(await download.path(), 'utf8');
}

test('a person who asked to be screened is placed: Italian candidate, German consultant, French client', async () => {
  const marta = await registerAgency(own.app, { firstName: 'Marta', lastName: 'Keller', locale: 'de' });
  await saveAgencySettings(own.app.ctx(marta.actor), { seller: SELLER, terms: {}, invoicePrefix: 'RE-' });
  const fiammetta = await registerTraced(own.app);

  const candidate = await open(fiammetta, paths.ownScreening(), it);
  await press(candidate, m.own_screening_ask({}, it));
  await candidate.getByText(m.own_screening_asked({}, it)).first().waitFor();
  const consultant = await open(marta, paths.screenings(), de);
  await screen(consultant);
  const screening = consultant.url();
  const part = m.screening_part_languages({}, it);
  await candidate.getByRole('switch', { name: m.own_screening_show({ part }, it) }).check();
  await candidate.getByText(m.own_screening_shown({}, it)).first().waitFor();

  await goSignedIn(consultant, addressOf(paths.clients(), 'de'));
  await addFrenchClient(consultant);
  await openMandate(consultant);
  const mandate = consultant.url();
  await goSignedIn(consultant, screening);
  await askToPresent(consultant);
  await goSignedIn(consultant, mandate);

  await goSignedIn(candidate, addressOf(paths.seekerApplications(), 'it'));
  await candidate.getByRole('link', { name: m.representation_notice_link({}, it) }).click();
  await candidate.getByText('Possiamo presentarla alla Brasserie?').waitFor();
  await press(candidate, m.own_representation_give({}, it));
  await candidate.getByText(m.own_representation_done_give({}, it)).first().waitFor();

  await inDialog(consultant, m.shortlist_new({}, de), m.shortlist_create({}, de), async () => {
    await consultant.getByRole('checkbox', { name: NAME }).click();
    await fill(consultant, m.shortlist_words_label({ name: NAME }, de), 'Elle négocie en trois langues.');
  });
  await press(consultant, m.shortlist_mail({ name: CONTACT.name }, de));
  await answerAsClient();
  await consultant.getByText('Nous aimerions la rencontrer.').first().waitFor();
  const invoice = await placeAndInvoice(consultant);
  expect(invoice).toContain('<cbc:ID>RE-0001</cbc:ID>');
  // A quarter of €60,000, with 19 % VAT.
  expect(invoice).toContain('<cbc:PayableAmount currencyID="EUR">17850.00</cbc:PayableAmount>');
});

test('an employer accepts the terms for a job, and reads the name of a presented person once it is interested', async () => {
  const world = await createPresentingWorld(own.app);
  const { employer, consultant, clientId } = world;
  const { id: jobId } = await createActive(own.app, employer);
  await visitAs(own, employer, paths.jobElsewhere(jobId), async (page) => {
    await press(page, m.presenting_job_accept());
    await page.getByText(m.presenting_job_done_on()).first().waitFor();
  });
  const { id: mandateId } = await addMandate(own.app, consultant, clientId, jobId);
  const seeker = await registerKnown(world, { firstName: 'Quintília', lastName: 'Zurbarán' });
  const { applicationId } = await presented(world, { jobId, mandateId }, seeker);
  await visitAs(own, employer, paths.reviewApplication(applicationId), async (page) => {
    await page.getByRole('heading', { name: m.presenting_by({ agency: 'Acme' }) }).waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(/Quintília|Zurbarán/);
    await confirm(page, m.blind_reveal());
    await page.getByRole('heading', { level: 1, name: 'Quintília Zurbarán' }).waitFor();
  });
});

test('a consent that a person takes back ends what the client without an account reads of them', async () => {
  const world = await createPresentingWorld(own.app);
  const { consultant } = world;
  const { id: clientId } = await addClient(own.app, consultant);
  const { id: mandateId } = await addMandate(own.app, consultant, clientId);
  const { id, seeker } = await consented(world, { jobId: '', mandateId });
  const { url } = await makeShortlist({ app: own.app, consultant, mandateId }, [id]);
  const client = await openLink(new URL(url ?? ''));
  await client.getByText('A fine negotiator.').waitFor();
  await visitAs(own, seeker, paths.ownRepresentations(), async (page) => {
    await confirm(page, m.own_representation_take_back());
    await page.getByText(m.own_representation_done_take_back()).first().waitFor();
  });
  await reload(client);
  await client.getByText(m.shortlist_empty({}, fr)).waitFor();
});
