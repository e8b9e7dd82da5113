import type { SettingKey } from '#contract/settings.ts';

declare module '../../facts.ts' {
  interface Facts {
    /** A platform setting has another value. Its audience: whoever answers for the platform. */
    'setting.changed': { settingId: string; key: SettingKey; from: unknown; to: unknown };
  }
}
