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
] as const;

export type CandidateImportField = (typeof candidateImportFields)[number];
