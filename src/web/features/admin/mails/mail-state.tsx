import type { Locale } from '#contract/locales.ts';
import type { MailRow } from '#contract/mail-texts/mail-texts.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { listFormat } from '#web/ui/formats.ts';
import { listedLanguageName } from '#web/ui/language-level.ts';

/** The languages in which an email was changed, if any. */
export const MailState = ({ mail: { changed, unfit } }: { mail: Pick<MailRow, 'changed' | 'unfit'> }) => (
  <>
    {changed.length > 0 && <p className="text-sm text-soft">{m.admin_mails_changed({ languages: listOf(changed) })}</p>}
    {unfit.length > 0 && <p className="text-sm text-coral">{m.admin_mails_unfit({ languages: listOf(unfit) })}</p>}
  </>
);

const listOf = (locales: readonly Locale[]): string =>
  listFormat(getLocale(), {}).format(locales.map((locale) => listedLanguageName(locale)));
