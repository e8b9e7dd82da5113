/** Specification, section 3. */
export const templateCategories = ['interview', 'status', 'follow_up', 'rejection', 'general'] as const;

export type TemplateCategory = (typeof templateCategories)[number];

/** The rest is filled from the thread. */
export const templateQuestions = ['date', 'time', 'location', 'deadline'] as const;

export type TemplateQuestion = (typeof templateQuestions)[number];

interface MessageTemplate {
  category: TemplateCategory;
  asks: readonly TemplateQuestion[];
}

const interview = { category: 'interview', asks: ['date', 'time', 'location'] } as const;

/** The built-in templates (specification, section 3); their texts are in the message catalogues. */
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

/** `{{date}}` */
export const placeholder = (question: TemplateQuestion): string => `{{${question}}}`;

export const findPlaceholder = (text: string): string | undefined => /\{\{[a-z_]+\}\}/.exec(text)?.[0];

/** Such a text cannot be sent. */
export const hasPlaceholder = (text: string): boolean => findPlaceholder(text) !== undefined;
