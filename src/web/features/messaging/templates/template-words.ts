import type { Locale } from '#contract/locales.ts';
import type { TemplateCategory, TemplateId, TemplateQuestion } from '#contract/templates/message-templates.ts';
import { m } from '#generated/paraglide/messages.js';

/** The placeholders of all templates. */
export type TemplateTexts = Record<'candidate' | 'job' | 'company' | 'sender' | TemplateQuestion, string>;

interface TemplateWords {
  title: () => string;
  description: () => string;
  /** When to use it: "When you would like to meet someone". */
  use: () => string;
  content: (texts: TemplateTexts, options: { locale: Locale }) => string;
}

// Functions, because a message depends on the current language.

export const templateWords: Record<TemplateId, TemplateWords> = {
  'interview-invitation': {
    title: m.templates_interview_invitation_title,
    description: m.templates_interview_invitation_description,
    use: m.templates_interview_invitation_use,
    content: m.templates_interview_invitation_content,
  },
  'interview-confirmation': {
    title: m.templates_interview_confirmation_title,
    description: m.templates_interview_confirmation_description,
    use: m.templates_interview_confirmation_use,
    content: m.templates_interview_confirmation_content,
  },
  'application-received': {
    title: m.templates_application_received_title,
    description: m.templates_application_received_description,
    use: m.templates_application_received_use,
    content: m.templates_application_received_content,
  },
  'under-review': {
    title: m.templates_under_review_title,
    description: m.templates_under_review_description,
    use: m.templates_under_review_use,
    content: m.templates_under_review_content,
  },
  'post-interview-followup': {
    title: m.templates_post_interview_followup_title,
    description: m.templates_post_interview_followup_description,
    use: m.templates_post_interview_followup_use,
    content: m.templates_post_interview_followup_content,
  },
  'reference-check': {
    title: m.templates_reference_check_title,
    description: m.templates_reference_check_description,
    use: m.templates_reference_check_use,
    content: m.templates_reference_check_content,
  },
  'position-filled': {
    title: m.templates_position_filled_title,
    description: m.templates_position_filled_description,
    use: m.templates_position_filled_use,
    content: m.templates_position_filled_content,
  },
  'not-selected': {
    title: m.templates_not_selected_title,
    description: m.templates_not_selected_description,
    use: m.templates_not_selected_use,
    content: m.templates_not_selected_content,
  },
  'additional-info': {
    title: m.templates_additional_info_title,
    description: m.templates_additional_info_description,
    use: m.templates_additional_info_use,
    content: m.templates_additional_info_content,
  },
};

export const categoryWords: Record<TemplateCategory, () => string> = {
  interview: m.templates_category_interview,
  status: m.templates_category_status,
  follow_up: m.templates_category_follow_up,
  rejection: m.templates_category_rejection,
  general: m.templates_category_general,
};

const questions: Record<TemplateQuestion, () => string> = {
  date: m.templates_date,
  time: m.templates_time,
  location: m.templates_location,
  deadline: m.templates_deadline,
};

/** A question's label: "Time". After an interview, the deadline is the company's own. */
export const questionText = (id: TemplateId, question: TemplateQuestion): string =>
  (id === 'post-interview-followup' && question === 'deadline' ? m.templates_deadline_own : questions[question])();
