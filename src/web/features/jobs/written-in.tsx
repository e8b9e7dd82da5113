import type { Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { Badge } from '#web/ui/badge.tsx';
import { languageName } from '#web/ui/language-level.ts';

export function WrittenIn({ locale }: { locale: Locale }) {
  if (locale === getLocale()) return null;
  return <Badge variant="outline">{m.company_written_in({ language: languageName(locale) })}</Badge>;
}
