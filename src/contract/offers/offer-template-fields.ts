/** Fields in an offer's template, as `{{candidate}}`. */
export const offerTemplateFields = ['candidate', 'job', 'company', 'sender', 'start', 'answer_by'] as const;

export type OfferTemplateField = (typeof offerTemplateFields)[number];

/** `{{start}}` */
export const offerPlaceholder = (field: OfferTemplateField): string => `{{${field}}}`;

/** As people type them: `{{ Candidate }}`. */
const TYPED = /\{\{([^{}]*)\}\}/g;

/** Fields without a value stay, and so do unknown ones. */
export const fillOfferTemplate = (text: string, values: Partial<Record<OfferTemplateField, string>>): string =>
  text.replaceAll(TYPED, (typed, name: string) => {
    const field = offerTemplateFields.find((one) => one === name.trim().toLowerCase());
    return (field && values[field]) ?? typed;
  });
