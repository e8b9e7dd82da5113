/** Days within which a company may promise applicants an answer. */
export const answerDays = [3, 5, 7, 10, 14, 21] as const;

export type AnswerDays = (typeof answerDays)[number];

/** A company's answers are counted over this many days, and shown from this many applications on. */
export const ANSWERS_COUNTED_DAYS = 90;
export const ANSWERS_SHOWN_FROM = 10;

/**
 * An application without an answer counts as unanswered after this many days, or after the promised day if that is
 * later.
 */
export const WAITING_COUNTS_DAYS = 14;

/** Promised answers are due soon this many days before the deadline; reviewers of the job are then reminded. */
export const DUE_SOON_DAYS = 2;
