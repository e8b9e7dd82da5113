import type { OwnData } from '#contract/accounts/own-data.ts';
import { m } from '#generated/paraglide/messages.js';
import { intlFormats } from '#words/formats.ts';
import { presentedLinesIn } from '#words/presented-facts.ts';
import { presentationAnswerWords, representationStateWords } from '#words/representations.ts';

import { facts, group, type Part, table, text } from './parts.ts';
import type { Words } from './words.ts';

export const presentingParts = ({ received, written }: OwnData['presenting'], w: Words): Part[] => [
  ...received.map((asked) => receivedPart(asked, w)),
  table(w, '', written, [
    [m.owndata_what, ({ title }) => title],
    [m.owndata_text, ({ words }) => words],
    [m.owndata_when, ({ at }) => w.moment(at)],
  ]),
];

const receivedPart = (asked: OwnData['presenting']['received'][number], w: Words): Part => {
  const { presentation } = asked;
  const lines = presentation ? presentedLinesIn(w.locale, intlFormats)(presentation.facts) : [];
  return group(`${asked.title} · ${asked.clientName}`, [
    facts(w, [
      [m.owndata_status, w.say(representationStateWords[asked.state])],
      [m.owndata_when, w.moment(asked.askedAt)],
      [m.owndata_answered, w.moment(asked.answeredAt)],
      [m.owndata_text, asked.words],
    ]),
    ...(presentation
      ? [
          facts(w, [
            [m.owndata_when, w.moment(presentation.presentedAt)],
            [m.owndata_status, w.say(presentationAnswerWords[presentation.answer])],
          ]),
          text(w.say(m.owndata_text), [presentation.words, ...lines.flatMap((part) => part.lines)].join('\n\n')),
        ]
      : []),
  ]);
};
