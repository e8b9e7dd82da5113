import type { Profile } from '#contract/profiles/profiles.ts';

import { idOf } from './people.ts';

/** With a name only, for its owner. */
export const emptyProfile: Profile = {
  id: idOf(1),
  role: 'job_seeker',
  firstName: 'Lucía',
  lastName: 'Moreno',
  username: 'lucia',
  jobTitle: '',
  bio: '',
  city: '',
  country: null,
  contactEmail: null,
  contactEmailToConfirm: null,
  skills: [],
  languages: [],
  workAuthorisation: [],
  visibility: null,
  avatarUrl: null,
  avatarFileId: null,
  cv: null,
  workExperience: [],
  education: [],
  certifications: [],
  verifications: [],
  languageEvidence: [],
  company: null,
  missing: [],
  can: { edit: true, invite: false, report: false },
};
