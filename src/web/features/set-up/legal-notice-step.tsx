import { useState } from 'react';

import { isLocale, type Locale } from '#contract/locales.ts';
import { OWN_PAGE_BYTES_MAX } from '#contract/own-pages/own-page-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api } from '#web/app/api-client.ts';
import { useLanguages } from '#web/app/languages.ts';
import { Alert } from '#web/ui/alert.tsx';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { RichText } from '#web/ui/rich-text.tsx';

import { Step, type StepOfSetUp } from './step.tsx';
import { useSent } from './use-sent.ts';

export function LegalNoticeStep({ token, setUp }: StepOfSetUp) {
  const [locale, setLocale] = useState<Locale>(getLocale());
  const [html, setHtml] = useState('');
  const [isPublished, setPublished] = useState(setUp.hasLegalNotice);
  const { problem, problems, isSending, send } = useSent();
  const publish = () =>
    send(async () => {
      await api.setUp.saveLegalNotice({ token, locale, html });
      setPublished(true);
    });
  return (
    <Step
      title={m.app_legal_notice()}
      text={m.setup_legal_text()}
      action={m.admin_pages_publish()}
      problem={problem}
      isPending={isSending}
      onSubmit={() => void publish()}
      result={isPublished && <Alert variant="success">{m.setup_legal_done()}</Alert>}
    >
      <NativeSelect
        label={m.admin_pages_language()}
        options={useLanguages([locale]).map((value) => ({ value, label: listedLanguageName(value) }))}
        value={locale}
        onChange={({ target }) => {
          if (isLocale(target.value)) setLocale(target.value);
        }}
        className="max-w-80"
      />
      <RichText
        label={m.admin_pages_html()}
        lang={locale}
        value={html}
        onChange={setHtml}
        maxBytes={OWN_PAGE_BYTES_MAX}
        errorMessage={problems.get('html')}
      />
    </Step>
  );
}
