import { siteLogoPath } from '#contract/paths.ts';
import type { Settings } from '#contract/settings/settings.ts';

import type { EmailLook } from '../../platform/mail/layout.tsx';

/** In pixels, as in the header of pages. */
const LOGO = { width: 240, height: 48 };

export function emailLook(settings: Settings, appUrl: URL): EmailLook {
  const { 'site.name': name, 'site.accent_color': accent, 'site.logo': logo } = settings;
  if (!logo) return { accent };
  const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height, 1);
  return {
    accent,
    logo: {
      url: new URL(siteLogoPath(logo.digest, 'logo'), appUrl).href,
      alt: name,
      width: Math.round(logo.width * scale),
      height: Math.round(logo.height * scale),
    },
  };
}
