import { placeholder, templateQuestions, type TemplateId } from '#contract/message-templates.ts';
import type { Locale } from '#contract/locales.ts';
import { getLocale } from '#generated/paraglide/runtime.js';

import { questionText } from './template-words.ts';

interface TemplateTextProps {
  id: TemplateId;
  label: string;
  locale: Locale;
  text: string;
}

/** A text as it will be sent. What is still to be filled in stands out, by the name of its field. */
export function TemplateText({ id, label, locale, text }: TemplateTextProps) {
  return (
    <section aria-label={label} className="flex min-w-0 flex-col gap-2">
      <h4 aria-hidden="true" className="text-sm font-semibold">
        {label}
      </h4>
      <p lang={locale} className="grow rounded-card border border-line bg-sunken p-4 whitespace-pre-line wrap-anywhere">
        {text.split(/(\{\{[a-z_]+\}\})/).map((part, index) => {
          const question = templateQuestions.find((one) => placeholder(one) === part);
          return question ? (
            <mark key={index} lang={getLocale()} className="rounded-control bg-coral-tint px-1 text-ink">
              {questionText(id, question)}
            </mark>
          ) : (
            part
          );
        })}
      </p>
    </section>
  );
}
