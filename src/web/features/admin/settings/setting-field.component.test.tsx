import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { initialRetentionLaws } from '#contract/settings/retention-laws.ts';
import { type Setting, settingDefinitions } from '#contract/settings/settings.ts';
import { m } from '#generated/paraglide/messages.js';
import { lostConnection } from '#test/support/component/api.ts';
import { focus } from '#test/support/component/keyboard.ts';
import { administrator, idOf } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import CountryLaws from './country-laws.tsx';
import { SettingField } from './setting-field.tsx';

describe('a platform setting', () => {
  async function open(key: Setting['key']) {
    const setting: Setting = {
      id: idOf(1),
      key,
      value: settingDefinitions[key].initial as Setting['value'],
      description: 'Setting',
    };
    const saved: unknown[] = [];
    let isReachable = true;
    const isLaw = key.startsWith('law.');
    const screen = await renderPart(
      isLaw ? (
        <CountryLaws settings={[setting]} of={key as 'law.retention'} isOpen />
      ) : (
        <SettingField setting={setting} />
      ),
      {
        viewer: administrator,
        api: {
          settings: {
            update: ({ value }) => {
              if (!isReachable) throw lostConnection();
              saved.push(value);
              return { ...setting, value };
            },
          },
        },
      },
    );
    return Object.assign(screen, {
      saved,
      field: screen.getByLabelText('Setting', { exact: true }),
      toast: (words: string) => expect.element(screen.getByText(words).first()).toBeVisible(),
      disconnect: () => (isReachable = false),
    });
  }

  test('is saved when its changed field loses focus, and shows errors at the field (T109)', async () => {
    const screen = await open('accounts.password_min_length');
    await screen.field.click();
    await userEvent.tab();
    await screen.field.fill('3');
    await userEvent.tab();
    await expect.element(screen.getByText(m.admin_setting_least({ min: 6 }))).toBeVisible();
    await expect.element(screen.field).toBeInvalid();
    expect(screen.saved).toEqual([]);
    await screen.field.fill('8');
    expect(screen.saved).toEqual([]);
    await userEvent.tab();
    await screen.toast(m.admin_setting_updated());
    await screen.field.fill('9');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => screen.saved).toEqual([8, 9]);
    screen.disconnect();
    await screen.field.fill('10');
    await userEvent.tab();
    await screen.toast(m.admin_setting_failed());
  });

  test('is saved as one value if it is a limit, once all of its fields have lost focus (T197)', async () => {
    const screen = await open('limits.uploads_per_person');
    await screen.getByLabelText(m.admin_setting_max()).fill('7');
    await screen.getByLabelText(m.admin_setting_within()).fill('2');
    await screen.getByLabelText(m.admin_setting_unit()).selectOptions('day');
    await focus(screen.getByLabelText(m.admin_setting_unit()));
    expect(screen.saved).toEqual([]);
    await userEvent.tab();
    await screen.toast(m.admin_setting_updated());
    expect(screen.saved).toEqual([{ max: 7, seconds: 172_800 }]);
  });

  test('lists the countries with a shorter retention of applications', async () => {
    const screen = await open('law.retention');
    await expect.element(screen.getByRole('group', { name: 'Netherlands' })).toBeVisible();
    await screen.getByRole('button', { name: m.admin_pay_laws_add() }).click();
    const added = screen.getByRole('group').last();
    const save = screen.getByRole('button', { name: m.admin_pay_laws_save() });
    const days = added.getByLabelText(m.admin_retention_laws_days());
    await added.getByLabelText(m.admin_pay_laws_country()).selectOptions('BE');
    await added.getByLabelText(m.admin_retention_laws_since()).fill('2026-01-15');
    await added.getByLabelText(m.admin_pay_laws_source(), { exact: true }).fill('Data protection authority');
    await days.fill('60');
    await save.click();
    await screen.toast(m.admin_setting_updated());
    expect(screen.saved).toEqual([
      [...initialRetentionLaws, { country: 'BE', days: 60, since: '2026-01-15', source: 'Data protection authority' }],
    ]);
  });

  test('lists the countries where pay must be stated, which has no number of days', async () => {
    const screen = await open('law.pay_before_interview');
    await expect.element(screen.getByRole('group', { name: 'Italy' })).toBeVisible();
    expect(screen.getByLabelText(m.admin_retention_laws_days()).elements()).toEqual([]);
  });

  test("selects the site's languages and the first one", async () => {
    const screen = await open('site.languages');
    await screen.getByLabelText('Italian').click();
    await expect.poll(() => screen.saved.at(-1)).toEqual(['en', 'es', 'fr', 'de', 'pt']);
    const first = screen.getByLabelText(m.languages_default());
    await first.selectOptions('pt');
    await expect.poll(() => screen.saved.at(-1)).toEqual(['pt', 'en', 'es', 'fr', 'de']);
    await first.selectOptions('en');
    await expect.poll(() => screen.saved.at(-1)).toEqual(['en', 'pt', 'es', 'fr', 'de']);
  });
});
