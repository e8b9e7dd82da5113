/** What can be reported. */
export const reportSubjects = ['job', 'company', 'person', 'message'] as const;
export type ReportSubject = (typeof reportSubjects)[number];

export const reportReasons = [
  'asks_for_money',
  'discriminates',
  'not_a_job',
  'wrong_facts',
  'pretends',
  'harasses',
  'spam',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** The reasons for reporting each; the server refuses others. */
export const reasonsOf: Record<ReportSubject, readonly ReportReason[]> = {
  job: ['asks_for_money', 'discriminates', 'not_a_job', 'wrong_facts', 'other'],
  company: ['pretends', 'asks_for_money', 'discriminates', 'wrong_facts', 'other'],
  person: ['harasses', 'pretends', 'discriminates', 'asks_for_money', 'other'],
  message: ['harasses', 'discriminates', 'asks_for_money', 'spam', 'other'],
};

export const caseCauses = ['first_job', 'report', 'administrator'] as const;
export type CaseCause = (typeof caseCauses)[number];

export const caseDecisions = ['kept', 'hidden', 'banned'] as const;
export type CaseDecision = (typeof caseDecisions)[number];

/** The ground of a restriction (Regulation (EU) 2022/2065, Article 17(3)(d) and (e)). */
export const decisionGrounds = ['law', 'terms'] as const;
export type DecisionGround = (typeof decisionGrounds)[number];

/** How the content was found. */
export const decisionOrigins = ['report', 'own_check'] as const;

export const appealOutcomes = ['restored', 'kept'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];

/** Regulation (EU) 2022/2065, Article 20(1): at least six months. */
export const APPEAL_MONTHS = 6;

export const APPEAL_TEXT_MAX = 2_000;

export const DECISION_RULE_MAX = 200;

/** CSV (RFC 4180) for a year. */
export const MODERATION_CSV = '/api/admin/moderation.csv';

/** Messages before and after a reported one that administrators see with it. */
export const MESSAGES_AROUND = 3;
