import { expect, test } from 'vitest';

import type { OfferTemplates } from '#contract/offers/offer-templates.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused } from '#test/support/component/api.ts';
import { templates } from '#test/support/component/offer.ts';
import { employer, idOf } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { TemplatesForm } from './templates-form.tsx';

const none: OfferTemplates = { ...templates, templates: [] };
const letter = m.offers_letter_in({ language: 'English' });

test('keeps a template that is refused, with the problem at its letter', async () => {
  const screen = await renderPart(<TemplatesForm companyId={idOf(1)} first={none} />, {
    viewer: employer,
    api: {
      offerTemplates: {
        save: () => {
          throw refused('INVALID', { fields: [{ path: 'templates.0.texts.en.letter', code: 'unknown_placeholder' }] });
        },
      },
    },
  });
  await screen.getByRole('button', { name: m.offers_templates_add() }).click();
  await screen.getByLabelText(m.own_templates_name()).fill('Sales');
  await screen.getByRole('textbox', { name: letter }).fill('Dear {{name}}');
  await screen.getByRole('button', { name: m.own_templates_save() }).click();
  await expect.element(screen.getByRole('textbox', { name: letter })).toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.getByRole('textbox', { name: letter })).toHaveValue('Dear {{name}}');
});

test('starts a template from the built-in texts, and saves the languages that are written (T633)', async () => {
  let saved: unknown;
  const screen = await renderPart(<TemplatesForm companyId={idOf(1)} first={none} />, {
    viewer: employer,
    api: {
      offerTemplates: {
        save: ({ templates: sent }) => {
          saved = sent;
          return { ...none, templates: sent.map((template) => ({ ...template, id: idOf(2) })) };
        },
      },
    },
  });
  await screen.getByRole('button', { name: m.offers_templates_add() }).click();
  await expect.element(screen.getByRole('textbox', { name: letter })).toHaveValue('Dear {{candidate}}, join us.');
  await screen.getByLabelText(m.own_templates_name()).fill('Sales');
  await screen.getByText(m.own_templates_translations()).click();
  await screen.getByRole('textbox', { name: m.offers_letter_in({ language: 'German' }) }).fill('');
  await screen.getByRole('button', { name: m.own_templates_save() }).click();
  await expect.element(screen.getByText(m.own_templates_saved())).toBeVisible();
  expect(saved).toEqual([{ name: 'Sales', texts: { en: templates.builtIn.en } }]);
});
