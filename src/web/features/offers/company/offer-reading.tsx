import { FileText } from 'lucide-react';

import { offerFileUrl } from '#contract/files/file-rules.ts';
import type { Locale } from '#contract/locales.ts';
import { fillOfferTemplate } from '#contract/offers/offer-template-fields.ts';
import type { OfferVersion } from '#contract/offers/offer-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { FileLink } from '#web/app/download.tsx';

import { OfferConditions } from '../offer-conditions.tsx';
import { OfferTexts } from '../offer-texts.tsx';
import { offerWords } from '../offer-words.ts';

/** A version as the candidate reads it. */
export function OfferReading({ offerId, version }: { offerId: string; version: OfferVersion }) {
  const { conditions, locale, bindingLocale, files } = version;
  return (
    <div className="flex flex-col gap-8">
      <OfferConditions conditions={conditions} />
      <OfferTexts {...{ locale, bindingLocale }} texts={withDays(version)} />
      {files.length > 0 && (
        <ul aria-label={m.offers_files()} className="flex flex-col gap-2">
          {files.map(({ id, name }) => (
            <li key={id}>
              <FileLink
                href={offerFileUrl(offerId, id)}
                download={name}
                className="inline-flex min-h-9 items-center gap-2 [overflow-wrap:anywhere]"
              >
                <FileText aria-hidden="true" className="size-5 shrink-0 text-accent" />
                {name}
              </FileLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** As sending fills them in; what was sent has no fields left. */
function withDays({ texts, conditions }: OfferVersion): OfferVersion['texts'] {
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => {
      const lines = offerWords(language as Locale).conditions(conditions);
      const valueOf = (key: string) => lines.find((line) => line.key === key)?.value;
      const fill = (template: string) =>
        fillOfferTemplate(template, { start: valueOf('startsOn'), answer_by: valueOf('answerBy') });
      return [language, { letter: fill(text.letter), benefits: fill(text.benefits) }];
    }),
  );
}
