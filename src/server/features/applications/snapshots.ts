import type { ApplicantSnapshot, JobSnapshot } from '#contract/application-views.ts';
import type { Job } from '#contract/job-views.ts';
import { cefrLevels, meetsLevel } from '#contract/languages.ts';
import type { Profile } from '#contract/profiles.ts';

/** What an application keeps of its job: the text in the language that it was read in. */
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

/** What an application keeps of its applicant. `accountEmail` is where they are reached unless their profile says otherwise. */
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

/** Without case, accents and other marks: how names, cities and skills are compared. */
export const plainKey = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** What the employer's list filters by: each language, also with every level that the applicant's satisfies, and each skill. */
export const filterTags = ({ languages, skills }: ApplicantSnapshot): string[] => [
  ...languages.flatMap(({ language, level }) => [
    `language:${language}`,
    ...cefrLevels.filter((asked) => meetsLevel(level, asked)).map((asked) => `language:${language}:${asked}`),
  ]),
  ...skills.map((skill) => `skill:${plainKey(skill)}`),
];

/** What the employer's list searches in. */
export const searchTextOf = ({ firstName, lastName, username, jobTitle, city }: ApplicantSnapshot): string =>
  plainKey([firstName, lastName, username, jobTitle, city].filter(Boolean).join(' '));

/** What the employer's list is ordered by where it goes by name. */
export const sortNameOf = ({ lastName, username }: ApplicantSnapshot): string => plainKey(lastName || username);
