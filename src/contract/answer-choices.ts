/** Within how many days a company may promise an answer to its applicants. */
export const answerDays = [3, 5, 7, 10, 14, 21] as const;

export type AnswerDays = (typeof answerDays)[number];

/** A company's answers are counted over so many days, and shown from so many applications on. */
export const ANSWERS_COUNTED_DAYS = 90;
export const ANSWERS_SHOWN_FROM = 10;

/** One that still waits counts as unanswered from so many days on, or from the promised day where that is later. */
export const WAITING_COUNTS_DAYS = 14;

/** Promised answers are to be given soon from so many days before; whoever reviews the job is then reminded. */
export const DUE_SOON_DAYS = 2;
