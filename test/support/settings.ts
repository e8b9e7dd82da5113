import { expect, vi } from 'vitest';

import type { SettingKey, Settings } from '#contract/settings/settings.ts';
import { listSettings, updateSetting } from '#server/features/settings/settings.ts';

import type { TestApp } from './app.ts';

/** Changes a platform setting, and waits until the application has it. */
export async function changeSetting<Key extends SettingKey>(
  app: TestApp,
  key: Key,
  value: Settings[Key],
): Promise<void> {
  const row = (await listSettings(app.ctx())).find((setting) => setting.key === key);
  await updateSetting(app.ctx(), { id: row?.id ?? '', value });
  await vi.waitFor(async () => expect((await app.base.settings())[key]).toEqual(value), 15_000);
}
