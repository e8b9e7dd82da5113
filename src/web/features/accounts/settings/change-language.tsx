import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { isLocale, type Locale, localizePath, splitLocale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api } from '#web/app/api-client.ts';
import { useLanguages } from '#web/app/languages.ts';
import { storeToast } from '#web/app/pending-toast.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { useViewer } from '#web/app/site.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ownLanguageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';

/** Changes the language of pages and emails, then reloads the page. */
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
        options={useLanguages().map((code) => ({ value: code, label: ownLanguageName(code) }))}
      />
      <Button variant="secondary" isPending={isPending} className="self-start" onClick={() => mutate(locale)}>
        {m.auth_save()}
      </Button>
    </div>
  );
}

/** A document has one language for its lifetime, so a new one is loaded. */
async function saveLanguage(locale: Locale): Promise<never> {
  await api.accounts.updateMe({ locale });
  storeToast({ title: m.auth_language_saved({}, { locale }) });
  location.assign(localizePath(splitLocale(location.pathname).path, locale));
  return new Promise(() => {});
}
