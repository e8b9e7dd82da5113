import type { Locale } from '#contract/locales.ts';
import type {
  AgencyNotice,
  PersonNotice,
  ReferenceState,
  ScreeningPart,
  ScreeningState,
} from '#contract/screening/screening-choices.ts';
import type { ScreeningFindings } from '#contract/screening/screening-findings.ts';
import type { OwnScreening } from '#contract/screening/screening-views.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Formats } from './formats.ts';
import { jobChoiceWords, payPeriodWords } from './jobs.ts';
import { payWordsIn } from './pay.ts';
import type { Word } from './word.ts';

export const screeningStateWords: Record<ScreeningState, Word> = {
  requested: m.screening_state_requested,
  open: m.screening_state_open,
  done: m.screening_state_done,
  withdrawn: m.screening_state_withdrawn,
};

export const screeningPartWords: Record<ScreeningPart, Word> = {
  identity: m.screening_part_identity,
  right_to_work: m.screening_part_right_to_work,
  availability: m.screening_part_availability,
  wishes: m.screening_part_wishes,
  languages: m.screening_part_languages,
  references: m.screening_part_references,
};

export const identityDocumentWords: Record<NonNullable<ScreeningFindings['identity']>['document'], Word> = {
  passport: m.screening_document_passport,
  identity_card: m.screening_document_identity_card,
  residence_permit: m.screening_document_residence_permit,
};

export const referenceStateWords: Record<ReferenceState, Word> = {
  proposed: m.screening_reference_state_proposed,
  refused: m.screening_reference_state_refused,
  asked: m.screening_reference_state_asked,
  answered: m.screening_reference_state_answered,
  declined: m.screening_reference_state_declined,
};

interface NoticeWords {
  title: Word;
  text: Word<{ agency: string; name: string }>;
}

export const personNoticeWords: Record<PersonNotice, NoticeWords> = {
  done: { title: m.screening_notice_done, text: m.screening_notice_done_text },
  changed: { title: m.screening_notice_changed, text: m.screening_notice_changed_text },
  answered: { title: m.screening_notice_answered, text: m.screening_notice_answered_text },
  closed: { title: m.screening_notice_closed, text: m.screening_notice_closed_text },
  reference_proposed: {
    title: m.screening_notice_reference_proposed,
    text: m.screening_notice_reference_proposed_text,
  },
};

export const agencyNoticeWords: Record<AgencyNotice, NoticeWords> = {
  asked: { title: m.screening_notice_asked, text: m.screening_notice_asked_text },
  contested: { title: m.screening_notice_contested, text: m.screening_notice_contested_text },
  withdrawn: { title: m.screening_notice_withdrawn, text: m.screening_notice_withdrawn_text },
  reference_refused: { title: m.screening_notice_reference_refused, text: m.screening_notice_reference_refused_text },
  reference_answered: {
    title: m.screening_notice_reference_answered,
    text: m.screening_notice_reference_answered_text,
  },
  reference_declined: {
    title: m.screening_notice_reference_declined,
    text: m.screening_notice_reference_declined_text,
  },
};

type HeardLanguage = OwnScreening['languages'][number];

/** What was checked, part by part, in one language; nothing of parts that were not talked about. */
export function screeningWordsIn(locale: Locale, formats: Formats) {
  const said = { locale };
  const pay = payWordsIn(locale, formats);
  const day = (text: string): string =>
    formats.dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(text));
  const countries = (codes: readonly string[]): string =>
    codes.map((code) => formats.displayNames(locale, { type: 'region' }).of(code)).join(', ');
  const duration = ({ amount, unit }: { amount: number; unit: 'weeks' | 'months' }): string =>
    formats
      .numberFormat(locale, { style: 'unit', unit: unit === 'weeks' ? 'week' : 'month', unitDisplay: 'long' })
      .format(amount);
  return {
    heard: ({ language, level, heardBy, heardOn }: HeardLanguage): string =>
      m.screening_heard(
        {
          language: formats.displayNames(locale, { type: 'language' }).of(language),
          level: level === 'native' ? m.ui_native({}, said) : level,
          name: heardBy,
          day: day(heardOn),
        },
        said,
      ),
    findings: ({ identity, rightToWork, availability, wishes }: ScreeningFindings) => ({
      identity: identity
        ? [m.screening_identity_seen({ document: identityDocumentWords[identity.document]({}, said) }, said)]
        : [],
      right_to_work: rightToWork
        ? [
            (rightToWork.isSeen ? m.screening_right_seen : m.screening_right_declared)(
              { countries: countries(rightToWork.countries) },
              said,
            ),
          ]
        : [],
      availability: availability
        ? filled([
            availability.from && m.screening_available_from({ day: day(availability.from) }, said),
            availability.notice && m.screening_notice_period({ notice: duration(availability.notice) }, said),
            availability.words,
          ])
        : [],
      wishes: wishes
        ? filled([
            wishes.pay &&
              payPeriodWords[wishes.pay.period]({ pay: pay.amount(wishes.pay.amount, wishes.pay.currency) }, said),
            wishes.workplace && jobChoiceWords.workplace[wishes.workplace]({}, said),
            wishes.words,
          ])
        : [],
    }),
  };
}

const filled = (lines: readonly (string | null)[]): string[] =>
  lines.filter((line): line is string => line !== null && line !== '');
