/** Kinds of templates (specification, section 3). */
export const templateCategories = ['interview', 'status', 'follow_up', 'rejection', 'general'] as const;

export type TemplateCategory = (typeof templateCategories)[number];

/** What an employer is asked for before a template can be used. All else is filled from the conversation. */
export const templateQuestions = ['date', 'time', 'location', 'deadline'] as const;

export type TemplateQuestion = (typeof templateQuestions)[number];

interface MessageTemplate {
  category: TemplateCategory;
  asks: readonly TemplateQuestion[];
}

const interview = { category: 'interview', asks: ['date', 'time', 'location'] } as const;

/** The built-in templates (specification, section 3), each with what must be asked for. Their words are in the message catalogues. */
export const messageTemplates = {
  'interview-invitation': interview,
  'interview-confirmation': interview,
  'application-received': { category: 'status', asks: [] },
  'under-review': { category: 'status', asks: [] },
  'post-interview-followup': { category: 'follow_up', asks: ['deadline'] },
  'reference-check': { category: 'follow_up', asks: ['deadline'] },
  'position-filled': { category: 'rejection', asks: [] },
  'not-selected': { category: 'rejection', asks: [] },
  'additional-info': { category: 'general', asks: ['deadline'] },
} as const satisfies Record<string, MessageTemplate>;

export type TemplateId = keyof typeof messageTemplates;

export const templateIds = Object.keys(messageTemplates) as TemplateId[];

/** What stands in a text for something that is not filled in yet: `{{date}}`. */
export const placeholder = (question: TemplateQuestion): string => `{{${question}}}`;

/** The first thing in a text that is not filled in, as it stands there. */
export const findPlaceholder = (text: string): string | undefined => /\{\{[a-z_]+\}\}/.exec(text)?.[0];

/** Whether a text still holds something that is not filled in; it can then not be sent. */
export const hasPlaceholder = (text: string): boolean => findPlaceholder(text) !== undefined;
