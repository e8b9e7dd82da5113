import { type SyntheticEvent, useEffect, useState } from 'react';

import type { Locale } from '#contract/locales.ts';
import type { MailKind } from '#contract/mail-texts/mail-text-choices.ts';
import type { MailPreview } from '#contract/mail-texts/mail-texts.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { useSettled } from '#web/app/use-settled.ts';
import { Card } from '#web/ui/card.tsx';

/** Milliseconds after the last keystroke. */
const PAUSE = 600;

interface PreviewCardProps {
  kind: MailKind;
  locale: Locale;
  texts: Record<string, string>;
  /** Read with the page. */
  first: MailPreview | null;
}

/** Shows the email as it would be sent, updated while typing. */
export function PreviewCard({ kind, locale, texts, first }: PreviewCardProps) {
  const typed = useSettled(JSON.stringify(texts), PAUSE);
  const [shown, setShown] = useState(first);
  const [isStopped, setStopped] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const preview = await api.admin.mailTexts
        .preview({ kind, locale, texts: JSON.parse(typed) as Record<string, string> })
        .catch(() => undefined);
      if (!isCurrent) return;
      // Errors in texts are reported when they are saved.
      setStopped(preview === undefined);
      if (preview) setShown(preview);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [kind, locale, typed]);
  return (
    <Card as="section" className="min-w-0">
      <h2 className="text-lg">{m.admin_mails_preview()}</h2>
      <p className="mt-1 text-sm text-soft">{m.admin_mails_preview_text()}</p>
      <p role="status" className="text-sm text-coral">
        {isStopped ? m.admin_mails_preview_stopped() : ''}
      </p>
      {shown && <Preview preview={shown} locale={locale} />}
    </Card>
  );
}

const Preview = ({ preview: { subject, html, text }, locale }: { preview: MailPreview; locale: Locale }) => (
  <>
    {/* Without scripts, but of the same origin: otherwise its logo would not be loaded. */}
    <iframe
      title={subject}
      sandbox="allow-same-origin"
      srcDoc={html}
      onLoad={keepHere}
      className="mt-4 h-[36rem] w-full rounded-control border border-line"
    />
    <h3 className="mt-5 text-base">{m.admin_mails_plain()}</h3>
    <pre lang={locale} className="mt-2 rounded-control bg-sunken p-4 text-sm wrap-anywhere whitespace-pre-wrap">
      {text}
    </pre>
  </>
);

/** Links in an example have no target. */
const keepHere = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void =>
  currentTarget.contentDocument?.addEventListener('click', (event) => event.preventDefault());
