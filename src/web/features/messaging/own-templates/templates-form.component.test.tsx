import { expect, test } from 'vitest';

import type { CompanyTemplate } from '#contract/templates/company-templates.ts';
import { m } from '#generated/paraglide/messages.js';
import { employer, idOf } from '#test/support/component/people.ts';
import { leave, renderPart } from '#test/support/component/render-part.tsx';

import { TemplatesForm } from './templates-form.tsx';

test('keeps the input of a list and the caret while earlier input is saved', async () => {
  let stored: CompanyTemplate[] = [];
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  const form = <TemplatesForm company={{ id: idOf(1), name: 'Acme' }} pipelines={[]} first={[]} />;
  const screen = await renderPart(form, {
    viewer: employer,
    api: {
      companyTemplates: {
        save: async ({ templates }) => {
          await isAnswered;
          stored = templates.map((template) => ({ ...template, id: template.id ?? idOf(2) }));
          return stored;
        },
      },
    },
  });
  const name = screen.getByLabelText(m.own_templates_name());
  const save = screen.getByRole('button', { name: m.own_templates_save() });
  await screen.getByRole('button', { name: m.own_templates_add() }).click();
  await name.fill('Short');
  await screen.getByRole('textbox', { name: m.own_templates_text_in({ language: 'English' }) }).fill('Dear candidate');
  await save.click();
  await name.fill('Shortlist');
  answer();
  await expect.element(screen.getByText(m.own_templates_saved())).toBeVisible();
  await expect.element(name).toHaveValue('Shortlist');
  await expect.element(name).toHaveFocus();
  expect(await leave(screen)).toBe(m.own_templates_unsaved());
  await save.click();
  await expect.element(screen.getByText(m.own_templates_test())).toBeVisible();
  expect(stored).toMatchObject([{ id: idOf(2), name: 'Shortlist' }]);
});
