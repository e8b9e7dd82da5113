import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { isLocale, type Locale, locales, localizePath } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api } from '#web/app/api-client.ts';
import { keepToast } from '#web/app/pending-toast.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { useViewer } from '#web/app/site.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ownLanguageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';

/** Chooses the language of pages and mails; the page then comes again in it. */
export function ChangeLanguage() {
  const [locale, setLocale] = useState<Locale>(useViewer()?.locale ?? getLocale());
  const { mutate, isPending, error } = useMutation({ mutationFn: saveLanguage });
  return (
    <div className="flex max-w-[28rem] flex-col gap-5">
      {error && <Alert variant="attention">{problemText(problemOf(error))}</Alert>}
      <NativeSelect
        label={m.app_language()}
        isLabelHidden
        value={locale}
        onChange={({ target }) => isLocale(target.value) && setLocale(target.value)}
        options={locales.map((code) => ({ value: code, label: ownLanguageName(code) }))}
      />
      <Button variant="secondary" isPending={isPending} className="self-start" onClick={() => mutate(locale)}>
        {m.auth_save()}
      </Button>
    </div>
  );
}

/** A page is in one language for its whole life, so another language is another document. */
async function saveLanguage(locale: Locale): Promise<never> {
  await api.accounts.updateMe({ locale });
  keepToast({ title: m.auth_language_saved({}, { locale }) });
  location.assign(localizePath(paths.settings(), locale));
  return new Promise(() => {});
}
