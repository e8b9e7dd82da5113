import type { OwnData } from '#contract/accounts/own-data.ts';
import type { OfferTexts } from '#contract/offers/offer-conditions.ts';
import { m } from '#generated/paraglide/messages.js';
import { intlFormats } from '#words/formats.ts';
import { offerWordsIn } from '#words/offer-conditions.ts';
import { declineReasonWords, offerStateWords, signatureMeansWords } from '#words/offers.ts';

import { facts, group, type Part, table, text } from './parts.ts';
import type { Words } from './words.ts';

export const offersParts = (
  { received, written }: OwnData['offers'],
  about: (id: string) => string,
  w: Words,
): Part[] => [
  ...received.map((offer) => receivedPart(offer, about, w)),
  ...written.map(({ applicationId, texts, payReason, at }) =>
    group(about(applicationId), [
      facts(w, [
        [m.owndata_by, w.say(m.owndata_you)],
        [m.owndata_when, w.moment(at)],
        [m.decisions_reason, payReason],
      ]),
      text(w.say(m.owndata_text), wordsOf(texts)),
    ]),
  ),
];

const receivedPart = (
  { applicationId, company, state, versions, signatures, endedAt, declined }: OwnData['offers']['received'][number],
  about: (id: string) => string,
  w: Words,
): Part =>
  group(`${about(applicationId)} · ${company}`, [
    facts(w, [
      [m.owndata_status, w.say(offerStateWords[state])],
      [m.owndata_answered, w.moment(endedAt)],
      [m.decisions_reason, declined?.reason ? w.say(declineReasonWords[declined.reason]) : ''],
      [m.owndata_text, declined?.words ?? ''],
    ]),
    ...versions.map(({ conditions, texts, sentAt }) =>
      group(w.moment(sentAt), [
        {
          kind: 'facts' as const,
          facts: offerWordsIn(w.locale, intlFormats)
            .conditions(conditions)
            .map(({ label, value }) => [label, value] as const),
        },
        text(w.say(m.owndata_text), wordsOf(texts)),
      ]),
    ),
    table(w, '', signatures, [
      [m.owndata_name, ({ name }) => name],
      [m.owndata_when, ({ at }) => w.moment(at)],
      [m.owndata_what, ({ means }) => w.say(signatureMeansWords[means])],
    ]),
  ]);

const wordsOf = (texts: OfferTexts): string =>
  Object.values(texts)
    .flatMap(({ letter, benefits }) => [letter, benefits])
    .filter(Boolean)
    .join('\n\n');
