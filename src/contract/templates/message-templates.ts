import { applicationStatuses } from '#contract/applications/application-status.ts';

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

/** Fields filled in from the application. */
export const templateFacts = ['candidate', 'job', 'company', 'sender'] as const;

export const templateFields = [...templateFacts, ...templateQuestions] as const;

export type TemplateField = (typeof templateFields)[number];

/** `{{date}}` */
export const placeholder = (field: TemplateField): string => `{{${field}}}`;

export const findPlaceholder = (text: string): string | undefined => /\{\{[a-z_]+\}\}/.exec(text)?.[0];

/** A text with this cannot be sent. */
export const hasPlaceholder = (text: string): boolean => findPlaceholder(text) !== undefined;

/** As people type them: `{{ Candidate }}`, including unknown fields. */
const TYPED = /\{\{([^{}]*)\}\}/g;

/** The names in a text, in lower case. */
export const fieldsIn = (text: string): string[] =>
  [...text.matchAll(TYPED)].map(([, name = '']) => name.trim().toLowerCase());

export const isTemplateField = (name: string): name is TemplateField =>
  (templateFields as readonly string[]).includes(name);

export const isTemplateQuestion = (name: string): name is TemplateQuestion =>
  (templateQuestions as readonly string[]).includes(name);

/** Fields without a value stay, as placeholders. */
export const fillTemplate = (text: string, values: Partial<Record<TemplateField, string>>): string =>
  text.replaceAll(TYPED, (typed, typedName: string) => {
    const name = typedName.trim().toLowerCase();
    return isTemplateField(name) ? (values[name] ?? placeholder(name)) : typed;
  });

/** Example values for previews and tests. */
export const EXAMPLE_CANDIDATE = 'Lucía Moreno';

/** When a template of a company can be sent automatically. */
export const sendingStatuses = applicationStatuses.filter((status) => status !== 'new' && status !== 'withdrawn');

/** Minutes in which an automatic message can be cancelled. */
export const sendingDelays = [10, 60, 1_440, 4_320] as const;
