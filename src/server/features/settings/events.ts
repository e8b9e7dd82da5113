import type { SettingKey } from '#contract/settings.ts';

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** A platform setting has another value. Its audience: whoever answers for the platform. */
    'setting.changed': { settingId: string; key: SettingKey; from: unknown; to: unknown };
  }
}
