import type { Setting } from '#contract/settings/settings.ts';

import { ColorField } from './color-field.tsx';
import { LanguagesSetting } from './languages-setting.tsx';
import { LogoField } from './logo-field.tsx';

/** Settings of the site that are not text fields. */
export default function SiteField({ setting }: { setting: Setting }) {
  const { value } = setting;
  if (Array.isArray(value)) return <LanguagesSetting setting={setting} value={value} />;
  if (typeof value === 'string') return <ColorField setting={setting} color={value} />;
  return <LogoField setting={setting} />;
}
