import type { AddCandidateInput } from '#contract/candidates/added-candidates.ts';

/** What a member enters about a person whom no account has. */
export const statedCandidate = (email: string, more: Partial<AddCandidateInput> = {}): AddCandidateInput => ({
  firstName: 'Inês',
  lastName: 'Tavares',
  email,
  phone: '+351 910 000 000',
  jobTitle: 'Account Manager',
  city: 'Porto',
  country: 'PT',
  skills: ['Salesforce'],
  languages: [{ language: 'pt', level: 'native' }],
  workExperience: [],
  education: [],
  source: 'Career fair in Porto',
  locale: 'pt',
  jobId: null,
  cvFileId: null,
  toldOn: null,
  ...more,
});
