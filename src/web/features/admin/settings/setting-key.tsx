import type { Setting } from '#contract/settings.ts';

/** The setting's name in the audit log and the API. */
export function SettingKey({ setting: { key } }: { setting: Setting }) {
  return <code className="text-xs text-soft">{key}</code>;
}
