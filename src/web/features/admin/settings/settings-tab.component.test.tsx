import { expect, test } from 'vitest';

import { type Setting, settingDefinitions } from '#contract/settings/settings.ts';
import { m } from '#generated/paraglide/messages.js';
import { administrator, idOf } from '#test/support/component/people.ts';
import { renderPage } from '#test/support/component/render-part.tsx';

import SettingsTab from './settings-tab.tsx';

const setting = (number: number, key: Setting['key'], description: string): Setting => ({
  id: idOf(number),
  key,
  value: settingDefinitions[key].initial as Setting['value'],
  description,
});

const settings = [
  setting(1, 'site.name', 'The name of this site'),
  setting(2, 'accounts.session_days', 'Days after which a person signs in again'),
  setting(3, 'limits.apply_per_person', 'Applications of a person'),
];

const open = async () => {
  const screen = await renderPage(SettingsTab, () => ({ settings }), { viewer: administrator });
  return Object.assign(screen, { search: screen.getByLabelText(m.admin_settings_search()) });
};

test('limits are folded until a user opens them (T418)', async () => {
  const screen = await open();
  await expect.element(screen.getByText('Applications of a person')).not.toBeVisible();
  await screen.getByRole('heading', { name: m.admin_settings_limits() }).click();
  await expect.element(screen.getByText('Applications of a person')).toBeVisible();
});

test('a search shows the settings with all of its words, also folded ones (T419)', async () => {
  const screen = await open();
  await screen.search.fill('PERSON áppl');
  await expect.element(screen.getByText('Applications of a person')).toBeVisible();
  for (const name of ['The name of this site', 'Days after which a person signs in again'])
    await expect.element(screen.getByLabelText(name)).not.toBeVisible();
});

test('a search keeps what was typed into a setting that it does not show', async () => {
  const screen = await open();
  await screen.getByLabelText('The name of this site').fill('');
  await screen.search.fill('days');
  await screen.search.fill('');
  await expect.element(screen.getByLabelText('The name of this site')).toHaveValue('');
});

test('a search without a result says so', async () => {
  const screen = await open();
  await screen.search.fill('wombat');
  await expect.element(screen.getByText(m.admin_settings_none())).toBeVisible();
});
