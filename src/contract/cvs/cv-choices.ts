/** `document`: any other PDF or DOCX, read by rules. */
export const cvFormats = ['europass', 'json_resume', 'linkedin', 'document'] as const;

/** Profiles have no fields for phone and links. */
export const suggestedTexts = [
  'firstName',
  'lastName',
  'jobTitle',
  'bio',
  'city',
  'country',
  'contactEmail',
  'phone',
  'link',
  'skill',
] as const;

/** Types and extensions: browsers do not always know them. */
export const readableCvs = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/xml',
  'text/xml',
  'application/json',
  '.pdf',
  '.docx',
  '.xml',
  '.json',
] as const;

export const CV_PAGES_MAX = 30;
