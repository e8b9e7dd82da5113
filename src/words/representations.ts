import type {
  PresentationAnswer,
  RepresentationNotice,
  RepresentationState,
} from '#contract/presenting/presenting-choices.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Word } from './word.ts';

interface NoticeWords {
  title: Word;
  text: Word<{ agency: string; client: string; job: string; name: string; day: string }>;
}

/** What the person, and the agency's consultants, read of consents and presentations. */
export const representationNoticeWords: Record<RepresentationNotice, NoticeWords> = {
  asked: { title: m.representation_notice_asked, text: m.representation_notice_asked_text },
  ending: { title: m.representation_notice_ending, text: m.representation_notice_ending_text },
  presented: { title: m.representation_notice_presented, text: m.representation_notice_presented_text },
  interested: { title: m.representation_notice_interested, text: m.representation_notice_interested_text },
  ended: { title: m.representation_notice_ended, text: m.representation_notice_ended_text },
  given: { title: m.representation_notice_given, text: m.representation_notice_given_text },
  refused: { title: m.representation_notice_refused, text: m.representation_notice_refused_text },
  taken_back: { title: m.representation_notice_taken_back, text: m.representation_notice_taken_back_text },
  yes: { title: m.representation_notice_yes, text: m.representation_notice_yes_text },
  perhaps: { title: m.representation_notice_perhaps, text: m.representation_notice_perhaps_text },
  no: { title: m.representation_notice_no, text: m.representation_notice_no_text },
};

export const representationStateWords: Record<RepresentationState, Word> = {
  asked: m.representation_state_asked,
  given: m.representation_state_given,
  refused: m.representation_state_refused,
  taken_back: m.representation_state_taken_back,
  ended: m.representation_state_ended,
};

export const presentationAnswerWords: Record<PresentationAnswer, Word> = {
  waiting: m.presenting_answer_waiting,
  yes: m.presenting_answer_yes,
  perhaps: m.presenting_answer_perhaps,
  no: m.presenting_answer_no,
};
