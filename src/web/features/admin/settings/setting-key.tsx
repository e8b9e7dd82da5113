import type { Setting } from '#contract/settings.ts';

/** By which name the audit log and the API know a setting. */
export function SettingKey({ setting: { key } }: { setting: Setting }) {
  return <code className="text-xs text-soft wrap-anywhere">{key}</code>;
}
