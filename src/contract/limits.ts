// Limits shared by the pages and the API. A text's length is in characters.

/** PostgreSQL's `integer`. */
export const INTEGER_MAX = 2 ** 31 - 1;

/** For the words of a search within a list. */
export const LIST_WORDS_MAX = 80;

export const JOB_TITLE_MAX = 120;

/** Of sanitized HTML (specification, "Numbers that hold everywhere"). */
export const RICH_TEXT_BYTES_MAX = 20_480;

export const JOB_LANGUAGES_MAX = 10;

export const SKILLS_REQUIRED_MAX = 50;

/** Renewing begins a new term. */
export const TERM_DAYS_MAX = 60;

export const BIO_MAX = 4_000;

export const SKILLS_MAX = 50;

export const SKILL_LENGTH_MAX = 60;

export const COVER_LETTER_MAX = 5_000;

/** Of a job. */
export const QUESTIONS_MAX = 20;

export const QUESTION_MAX = 200;

export const QUESTION_OPTIONS_MAX = 20;

export const QUESTION_OPTION_MAX = 100;

export const ANSWER_MAX = 2_000;

/** Proposed times of one interview. */
export const INTERVIEW_SLOTS_MAX = 20;

export const INTERVIEWERS_MAX = 10;

export const INTERVIEW_PLACE_MAX = 300;

export const INTERVIEW_NOTE_MAX = 1_000;

/** Of a company, and of the platform. */
export const KEYS_MAX = 20;

export const KEY_NAME_MAX = 60;

/** Of a company. */
export const WEBHOOKS_MAX = 20;

export const WEBHOOK_NAME_MAX = 60;

export const WEBHOOK_ADDRESS_MAX = 2_000;

/** Until a key of a company expires, if it does. */
export const KEY_DAYS_MAX = 730;

/** Until a key of the platform expires. */
export const PLATFORM_KEY_DAYS_MAX = 365;

/** Of a person. */
export const PASSKEYS_MAX = 20;

export const PASSKEY_NAME_MAX = 60;

/** Of a company. */
export const PIPELINES_MAX = 20;

/** For a pipeline: as many columns as a board can show. */
export const STAGES_MAX = 10;

export const PIPELINE_NAME_MAX = 60;

export const STAGE_NAME_MAX = 40;

/** Of a company. */
export const REJECTION_REASONS_MAX = 30;

export const REJECTION_NAME_MAX = 80;

export const REJECTION_TEXT_MAX = 500;

/** Of a company. */
export const COMPANY_TEMPLATES_MAX = 50;

export const TEMPLATE_NAME_MAX = 80;

/** Shorter than a message, since it grows when fields are filled in. */
export const TEMPLATE_TEXT_MAX = 800;

/** Of an application. */
export const TAGS_MAX = 20;

export const TAG_MAX = 40;

export const TO_DO_MAX = 200;

export const COMMENT_MAX = 4_000;

/** Of a job. */
export const CRITERIA_MAX = 12;

export const CRITERION_NAME_MAX = 80;

export const CRITERION_GUIDE_MAX = 300;

export const SCORE_NOTE_MAX = 2_000;

export const NOTES_MAX = 10_000;

/** Characters (specification, section 9). */
/** Messages of a thread. */
export const TRANSLATED_AT_ONCE = 50;

/** The part of a job's text that a translation service gets. */
export const TRANSLATED_CHARACTERS_MAX = 30_000;

export const MESSAGE_MAX = 1_000;

export const ATTACHMENTS_MAX = 5;

export const SEARCH_NAME_MAX = 80;

/** Members of a company and pending invitations, together. */
export const MEMBERS_MAX = 100;

export const INVITATION_DAYS = 14;

/** The lifetime of a confirmation link. */
export const CONFIRM_DAYS = 7;

export const REPORT_TEXT_MAX = 2_000;

export const HIDE_REASON_MAX = 1_000;

export const VERIFICATION_NOTE_MAX = 1_000;

export const SEARCH_WORD_MAX = 80;

/** Including today, in UTC. */
export const TREND_DAYS = 30;

/** Countries where pay must be stated before an interview. */
export const LAWS_MAX = 100;
