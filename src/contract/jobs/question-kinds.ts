export const questionKinds = ['yes_no', 'choice', 'choices', 'number', 'text', 'date', 'level', 'file'] as const;

export type QuestionKind = (typeof questionKinds)[number];

/** The level of a person who does not speak a language. */
export const NO_LEVEL = 'none';

/** What a question must not ask about, besides the rules of a job's wording. */
export const questionRules = ['pay_history', 'family', 'origin', 'health', 'belief'] as const;

export type QuestionRule = (typeof questionRules)[number];
