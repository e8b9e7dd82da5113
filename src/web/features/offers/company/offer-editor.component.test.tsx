import { describe, expect, test } from 'vitest';

import type { OfferInput } from '#contract/offers/offer-conditions.ts';
import { m } from '#generated/paraglide/messages.js';
import { type Answers, refused } from '#test/support/component/api.ts';
import { offerOf, stated, templates, versionOf } from '#test/support/component/offer.ts';
import { employer, idOf } from '#test/support/component/people.ts';
import { renderPage } from '#test/support/component/render-part.tsx';

import NewOfferPage from './new-offer-page.tsx';

const { conditions, texts } = versionOf();
const draft: OfferInput = { conditions, texts, locale: 'en', bindingLocale: 'de', payReason: '', fileIds: [] };

describe('the editor of an offer', () => {
  const open = (offers: Answers['offers'] = {}) => {
    const read = () => ({
      id: idOf(1),
      userId: employer.userId,
      prepared: { candidateName: 'Lucía Moreno', draft, stated },
      templates,
      facts: { candidate: 'Lucía Moreno', job: 'Account Executive', company: 'Acme', sender: employer.name },
    });
    return renderPage(NewOfferPage, read, { viewer: employer, api: { offers } });
  };
  const letter = m.offers_letter_in({ language: 'English' });

  test('refuses letters where a number belongs, and sends nothing', async () => {
    const screen = await open();
    const hours = screen.getByLabelText(m.offers_hours());
    await hours.fill('forty');
    await screen.getByRole('button', { name: m.offers_save_draft() }).click();
    await expect.element(hours).toHaveAttribute('aria-invalid', 'true');
    await expect.element(hours).toHaveFocus();
  });

  test('keeps what is typed when it is refused, and says why (T628)', async () => {
    const screen = await open({
      create: () => {
        throw refused('CONFLICT', { reason: 'offer_exists' });
      },
    });
    await screen.getByRole('textbox', { name: letter }).fill('Dear Lucía');
    await screen.getByRole('button', { name: m.offers_save_draft() }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(m.problem_offer_exists());
    await expect.element(screen.getByRole('textbox', { name: letter })).toHaveValue('Dear Lucía');
  });

  test('asks for a reason only when the pay is outside what the job states (T629)', async () => {
    const screen = await open();
    const pay = screen.getByLabelText(m.offer_term_fixed_pay());
    await expect.element(screen.getByText(/^The job states €42,000/)).toBeVisible();
    await expect.element(screen.getByLabelText(m.offers_pay_reason())).not.toBeInTheDocument();
    await pay.fill('60000');
    await expect.element(screen.getByLabelText(m.offers_pay_reason())).toBeVisible();
  });

  test('has what was typed again after leaving, until it is discarded (T630)', async () => {
    const screen = await open();
    await screen.getByLabelText(m.offers_hours()).fill('32');
    await screen.openAnew();
    await expect.element(screen.getByLabelText(m.offers_hours())).toHaveValue('32');
    await screen.getByRole('button', { name: m.jobs_edit_kept_discard() }).click();
    await expect.element(screen.getByLabelText(m.offers_hours())).toHaveValue('40');
  });

  test('replaces the letters by a template, with the built-in one for a language that it lacks', async () => {
    const screen = await open();
    await screen.getByRole('button', { name: m.templates_use() }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: m.templates_use() }).click();
    await expect.element(screen.getByRole('textbox', { name: letter })).toHaveValue('Dear Lucía Moreno, welcome.');
    await expect
      .element(screen.getByRole('textbox', { name: m.offers_letter_in({ language: 'German' }) }))
      .toHaveValue('Guten Tag Lucía Moreno, kommen Sie zu uns.');
  });

  test('saves the conditions and the texts in both languages as a draft', async () => {
    let saved: OfferInput | undefined;
    const screen = await open({
      create: ({ id: _id, ...input }) => {
        saved = input;
        return offerOf();
      },
    });
    await screen.getByLabelText(m.offers_contract_form()).selectOptions('fixed_term');
    await screen.getByLabelText(m.offers_ends_on()).fill('2097-04-30');
    await screen.getByLabelText(m.offers_probation()).fill('');
    await screen.getByLabelText(m.offer_term_fixed_pay()).fill('45.500');
    await screen.getByRole('button', { name: m.offers_save_draft() }).click();
    await expect.element(screen.getByText(m.offers_saved())).toBeVisible();
    expect(saved).toEqual({
      ...draft,
      conditions: {
        ...conditions,
        contractForm: 'fixed_term',
        endsOn: '2097-04-30',
        probationMonths: null,
        fixedPay: { ...conditions.fixedPay, amount: 45_500 },
      },
    });
  });
});
