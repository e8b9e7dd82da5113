import type { InterviewKind } from '#contract/interviews/interview-choices.ts';
import type { Interview } from '#contract/interviews/interviews.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Word } from './word.ts';

export const interviewKindWords: Record<InterviewKind, Word> = {
  video: m.interviews_kind_video,
  phone: m.interviews_kind_phone,
  onsite: m.interviews_kind_onsite,
};

export const interviewStatusWords: Record<Interview['status'], Word> = {
  proposed: m.interviews_state_proposed,
  booked: m.interviews_state_booked,
  cancelled: m.interviews_state_cancelled,
};
