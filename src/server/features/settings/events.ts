import type { SettingKey } from '#contract/settings/settings.ts';

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** Audience: administrators. */
    'setting.changed': { settingId: string; key: SettingKey; from: unknown; to: unknown };
  }
}
