export const profileVisibilities = ['applied', 'employers'] as const;

/** `applied`: visible only to employers that the person applied to. */
export type ProfileVisibility = (typeof profileVisibilities)[number];

/** Most useful first. A picture is not required. */
export const completenessSteps = [
  'languages',
  'job_title',
  'cv',
  'skills',
  'location',
  'bio',
  'experience',
  'education',
] as const;

export const companySizes = ['1-10', '11-50', '51-200', '201-1000', '1001-5000', '5000+'] as const;
export type CompanySize = (typeof companySizes)[number];
