import type { OwnData } from '#contract/accounts/own-data.ts';
import { screeningParts } from '#contract/screening/screening-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { intlFormats } from '#words/formats.ts';
import { referenceStateWords, screeningPartWords, screeningStateWords, screeningWordsIn } from '#words/screening.ts';

import { facts, group, type Part, table } from './parts.ts';
import type { Words } from './words.ts';

export const screeningsParts = ({ received, written }: OwnData['screenings'], w: Words): Part[] => [
  ...received.map((screening) => receivedPart(screening, w)),
  ...written.map(({ at, findings, answers }) =>
    group(w.moment(at), [
      facts(w, [[m.owndata_by, w.say(m.owndata_you)]]),
      findingsPart(findings, w),
      table(w, '', answers, [
        [m.owndata_about, ({ part }) => w.say(screeningPartWords[part])],
        [m.owndata_text, ({ words }) => words],
      ]),
    ]),
  ),
];

const receivedPart = (screening: OwnData['screenings']['received'][number], w: Words): Part => {
  const { agency, state, askedAt, doneAt, doneBy, validUntil, findings, languages, references, parts } = screening;
  const { heard } = screeningWordsIn(w.locale, intlFormats);
  return group(agency, [
    facts(w, [
      [m.owndata_status, w.say(screeningStateWords[state])],
      [m.owndata_created, w.moment(askedAt)],
      [m.owndata_by, doneBy],
      [m.owndata_when, w.moment(doneAt)],
      [m.owndata_until, w.day(validUntil)],
      [m.screening_part_languages, languages.map(heard).join('; ')],
    ]),
    findingsPart(findings, w),
    table(w, w.say(m.screening_part_references), references, [
      [m.owndata_name, ({ name }) => name],
      [m.screening_reference_relation, ({ relation }) => relation],
      [m.auth_email, ({ address }) => address],
      [m.owndata_status, (reference) => w.say(referenceStateWords[reference.state])],
      [m.screening_reference_together, ({ answers }) => answers?.together ?? ''],
      [m.screening_reference_strengths, ({ answers }) => answers?.strengths ?? ''],
      [m.screening_reference_improve, ({ answers }) => answers?.couldImprove ?? ''],
      [m.screening_reference_again, ({ answers }) => (answers ? w.yesNo(answers.wouldWorkAgain) : '')],
    ]),
    table(
      w,
      '',
      parts.filter(({ isShown, contest }) => isShown || contest !== ''),
      [
        [m.owndata_about, ({ part }) => w.say(screeningPartWords[part])],
        [m.screening_shown, ({ isShown }) => w.yesNo(isShown)],
        [m.own_screening_contested, ({ contest }) => contest],
        [m.owndata_answered, ({ answer }) => answer],
      ],
    ),
  ]);
};

function findingsPart(findings: OwnData['screenings']['received'][number]['findings'], w: Words): Part {
  const lines = screeningWordsIn(w.locale, intlFormats).findings(findings);
  return {
    kind: 'facts',
    facts: screeningParts.flatMap((part) =>
      part === 'languages' || part === 'references' || lines[part].length === 0
        ? []
        : [[w.say(screeningPartWords[part]), lines[part].join('; ')] as const],
    ),
  };
}
