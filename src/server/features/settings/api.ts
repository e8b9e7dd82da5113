import type { Locale } from '#contract/locales.ts';
import type { Setting } from '#contract/settings/settings.ts';
import { settingsContract } from '#contract/settings/settings.ts';

import { implementing } from '../../procedures.ts';
import { describeSetting } from './descriptions.ts';
import { listSettings, updateSetting, type SettingRow } from './settings.ts';

const procedures = implementing(settingsContract);

export const settingsApi = {
  list: procedures.list.handler(async ({ context }) =>
    (await listSettings(context)).map((row) => presentSetting(row, context.locale)),
  ),
  update: procedures.update.handler(async ({ context, input }) =>
    presentSetting(await updateSetting(context, input), context.locale),
  ),
};

export const presentSetting = ({ id, key, value }: SettingRow, locale: Locale) => ({
  id,
  key,
  value: value as Setting['value'],
  description: describeSetting(key, locale),
});
