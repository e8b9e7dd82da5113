export const fileKinds = ['avatar', 'logo', 'cv', 'attachment'] as const;
export type FileKind = (typeof fileKinds)[number];

const MEGABYTE = 1024 * 1024;

export const LARGEST_FILE_BYTES = 10 * MEGABYTE;

const DOC = 'application/msword';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const PICTURES = ['image/jpeg', 'image/png', 'image/gif'];

/** Types by content, not by name (specification, section 5). */
export const fileRules: Record<FileKind, { types: string[]; maxBytes: number }> = {
  avatar: { types: [...PICTURES, 'image/webp'], maxBytes: 5 * MEGABYTE },
  logo: { types: [...PICTURES, 'image/webp'], maxBytes: 5 * MEGABYTE },
  cv: { types: ['application/pdf', DOC, DOCX], maxBytes: LARGEST_FILE_BYTES },
  attachment: {
    types: ['application/pdf', DOC, DOCX, 'image/jpeg', 'image/png', 'image/gif', 'text/plain'],
    maxBytes: LARGEST_FILE_BYTES,
  },
};

/** The site's logo, chosen by an administrator: PNG, WebP or SVG. */
export const siteLogoRule = {
  types: ['image/png', 'image/webp', 'image/svg+xml'],
  maxBytes: MEGABYTE,
};

export const fileUrl = (fileId: string): string => `/api/files/${fileId}`;

/** Files that answer a question, for both sides of an application. */
export const answerFileUrl = (applicationId: string, questionId: string): string =>
  `/api/applications/${applicationId}/answers/${questionId}`;

/** For both sides of the thread. */
export const attachmentUrl = (applicationId: string, fileId: string): string =>
  `/api/applications/${applicationId}/attachments/${fileId}`;

/** For both sides of an offer. */
export const offerFileUrl = (offerId: string, fileId: string): string => `/api/offers/${offerId}/files/${fileId}`;

export const offerDocumentUrl = (offerId: string): string => `/api/offers/${offerId}/document`;

/** What a user can access while signed in: a page to read, the data and the files. */
export const OWN_DATA_ARCHIVE = '/api/me/export.zip';
