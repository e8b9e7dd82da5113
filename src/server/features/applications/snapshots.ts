import type { ApplicantSnapshot, JobSnapshot } from '#contract/applications/application-views.ts';
import type { Job } from '#contract/jobs/job-views.ts';
import type { Profile } from '#contract/profiles/profiles.ts';

import { profileName } from '../profiles/profile-name.ts';

/** The job's text in the language that the applicant read. */
export const jobSnapshotOf = (job: Job): JobSnapshot => ({
  locale: job.locale,
  title: job.title,
  description: job.description,
  requirements: job.requirements,
  companyName: job.company.name,
  city: job.city,
  country: job.country,
  workplace: job.workplace,
  employmentType: job.employmentType,
  skills: job.skills,
  languages: job.languages.map(({ language, level, required }) => ({ language, level, required })),
});

/** `accountEmail` is used if the profile has no contact address. */
export const applicantSnapshotOf = (profile: Profile, accountEmail: string): ApplicantSnapshot => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  username: profile.username,
  jobTitle: profile.jobTitle,
  bio: profile.bio,
  city: profile.city,
  country: profile.country,
  contactEmail: profile.contactEmail ?? accountEmail,
  skills: profile.skills,
  languages: profile.languages,
  workAuthorisation: profile.workAuthorisation,
  workExperience: profile.workExperience,
  education: profile.education,
  certifications: profile.certifications,
});

/** As `profileName`. */
export const snapshotName = ({
  firstName,
  lastName,
  username,
}: Pick<ApplicantSnapshot, 'firstName' | 'lastName' | 'username'>): string =>
  profileName({ first_name: firstName, last_name: lastName, username });
