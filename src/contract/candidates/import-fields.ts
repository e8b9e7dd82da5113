/** Fields of a candidate that a column can contain. */
export const candidateImportFields = [
  'firstName',
  'lastName',
  'fullName',
  'email',
  'phone',
  'jobTitle',
  'city',
  'country',
  'place',
  'languages',
  'skills',
  'job',
  'stage',
  'status',
  'rejected',
  'appliedOn',
  'source',
  'tags',
  'notes',
  'cv',
] as const;

export type CandidateImportField = (typeof candidateImportFields)[number];

/** Limit of the ZIP with CVs beside a file. */
export const CV_ARCHIVE_BYTES_MAX = 50 * 1024 * 1024;

/** CVs of one import. */
export const IMPORTED_CVS_MAX = 1_000;
