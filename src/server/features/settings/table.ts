import type { ColumnType, Generated } from 'kysely';

import type { SettingKey } from '#contract/settings/settings.ts';

export interface PlatformSettingTable {
  id: string;
  key: SettingKey;
  value: ColumnType<unknown, string, string>;
  updated_at: Generated<Date>;
  updated_by: string | null;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    platform_setting: PlatformSettingTable;
  }
}
