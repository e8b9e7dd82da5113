import { z } from 'zod';

import { applicationStatuses, stageStatuses } from './application-status.ts';
import { choiceShape, localeSchema } from './choice-schemas.ts';
import { companyAnswersSchema } from './company-answers.ts';
import { fileSchema } from './files.ts';
import { jobStatuses } from './job-status.ts';
import { languageFits } from './job-views.ts';
import { languageEvidenceSchema } from './language-evidence.ts';
import { cefrLevels } from './languages.ts';
import { certificationSchema, educationSchema, spokenLanguageSchema, workExperienceSchema } from './profiles.ts';
import { answerSchema } from './questions.ts';
import { verifiedSubjects } from './verification-choices.ts';
import { verificationSchema } from './verifications.ts';

const moment = z.iso.datetime();
const status = z.enum(applicationStatuses);
const stage = z.object({ id: z.uuid(), name: z.string() });

export const applicationAbilities = z.object({
  view: z.boolean(),
  shortlist: z.boolean(),
  interview: z.boolean(),
  accept: z.boolean(),
  reject: z.boolean(),
  withdraw: z.boolean(),
  readNotes: z.boolean(),
  downloadCv: z.boolean(),
  /** Works on it for the company, other than an interviewer. */
  decide: z.boolean(),
  /** To see who applied, where that is hidden. */
  reveal: z.boolean(),
});

const jobLanguage = z.object({
  language: z.string(),
  level: z.enum(cefrLevels),
  required: z.boolean(),
  fit: z.enum(languageFits),
});

/** The job when the person applied, in the language that they read. */
export const jobSnapshotSchema = z.object({
  locale: localeSchema,
  title: z.string(),
  /** Sanitized HTML. */
  description: z.string(),
  /** Sanitized HTML. */
  requirements: z.string(),
  companyName: z.string(),
  city: z.string(),
  country: z.string().nullable(),
  workplace: choiceShape.workplace,
  employmentType: choiceShape.employmentType,
  skills: z.array(z.string()),
  languages: z.array(jobLanguage.omit({ fit: true })),
});

export type JobSnapshot = z.infer<typeof jobSnapshotSchema>;

/** The applicant when they applied. */
export const applicantSnapshotSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  jobTitle: z.string(),
  bio: z.string(),
  city: z.string(),
  country: z.string().nullable(),
  contactEmail: z.string(),
  skills: z.array(z.string()),
  languages: z.array(spokenLanguageSchema),
  workAuthorisation: z.array(z.string()),
  workExperience: z.array(workExperienceSchema),
  education: z.array(educationSchema),
  certifications: z.array(certificationSchema),
});

export type ApplicantSnapshot = z.infer<typeof applicantSnapshotSchema>;

/** Whether the applicant has no answer yet (decision 0110), and until when they were promised one. */
const waiting = { isWaiting: z.boolean(), answerDueAt: moment.nullable() };

export interface Waiting {
  isWaiting: boolean;
  answerDueAt: string | null;
}

/** Promised answers that are late, and those to give within two days. */
export const answersDueSchema = z.object({ overdue: z.int(), soon: z.int() });

export type AnswersDue = z.infer<typeof answersDueSchema>;

/** `by`: the side; `name` is null where the person has left. */
export const applicationEventSchema = z.object({
  from: status.nullable(),
  to: status,
  at: moment,
  by: z.enum(['applicant', 'employer', 'platform']),
  name: z.string().nullable(),
});

/** As the applicant and the job's company read it. */
export const applicationSchema = z.object({
  id: z.uuid(),
  status,
  appliedAt: moment,
  /** Where the applicant came from: a tag, or the host of a site; null where nothing was said, and in a blind review. */
  source: z.string().nullable(),
  decidedAt: moment.nullable(),
  ...waiting,
  /** Of the company; null below 10 applications in 90 days. */
  companyAnswers: companyAnswersSchema.nullable(),
  coverLetter: z.string(),
  answers: z.array(answerSchema),
  /** When they applied; `verifications` and `languageEvidence` are current. */
  applicant: applicantSnapshotSchema.extend({
    /** Null in a blind review. */
    profileId: z.uuid().nullable(),
    avatarUrl: z.string().nullable(),
    verifications: z.array(verificationSchema),
    /** What the languages rest on; without interviews in a blind review. */
    languageEvidence: z.array(languageEvidenceSchema),
  }),
  /**
   * For a company that reviews it blind: who applied is hidden, with the letter and the CV, and `applicant` has languages,
   * skills and work authorisation alone. Of each position, the latest first, how long it lasted.
   */
  blind: z.object({ experienceMonths: z.array(z.int()) }).nullable(),
  /** Null where none was sent or it is no longer shared. */
  cv: fileSchema.nullable(),
  /** When they applied; `status` and `id` are current. `languages` has the applicant's fit. */
  job: jobSnapshotSchema.omit({ languages: true }).extend({
    id: z.uuid(),
    status: z.enum(jobStatuses),
    /** At most 200 characters of plain text. */
    excerpt: z.string(),
    languages: z.array(jobLanguage),
    companySlug: z.string(),
    companyLogoUrl: z.string().nullable(),
  }),
  history: z.array(applicationEventSchema),
  /** Of the job's pipeline; null and empty for the applicant. */
  stage: stage.nullable(),
  /** All of that pipeline. */
  stages: z.array(stage.extend({ status: z.enum(stageStatuses) })),
  /** When somebody of the company ended the blind review; null for the applicant. */
  revealed: z.object({ at: moment, name: z.string().nullable() }).nullable(),
  /** Why it was rejected: the company’s name of the reason, null for the applicant, and what the applicant was told. */
  rejection: z.object({ reason: z.string().nullable(), told: z.string().nullable() }).nullable(),
  stageMoves: z.array(z.object({ stage: z.string(), at: moment, name: z.string().nullable() })),
  can: applicationAbilities,
});

export type Application = z.infer<typeof applicationSchema>;

export const ownApplicationSchema = z.object({
  id: z.uuid(),
  status,
  appliedAt: moment,
  updatedAt: moment,
  ...waiting,
  /** Of the company; null below 10 applications in 90 days. */
  companyAnswers: companyAnswersSchema.nullable(),
  job: z.object({
    id: z.uuid(),
    status: z.enum(jobStatuses),
    locale: localeSchema,
    title: z.string(),
    companyName: z.string(),
    companySlug: z.string(),
    companyLogoUrl: z.string().nullable(),
    city: z.string(),
    country: z.string().nullable(),
  }),
  can: applicationAbilities.pick({ withdraw: true }),
});

export type OwnApplication = z.infer<typeof ownApplicationSchema>;

export const receivedApplicationSchema = z.object({
  id: z.uuid(),
  status,
  /** Of the job's pipeline, where it has one with this status. */
  stage: stage.nullable(),
  /** Rejected with others, which can still be undone. */
  isBeingRejected: z.boolean(),
  /** Answers that are not as the company hopes for. */
  unwantedAnswers: z.int(),
  appliedAt: moment,
  updatedAt: moment,
  ...waiting,
  /** Reviewed blind: the name is a code, and what says who the person is, is empty. */
  isBlind: z.boolean(),
  /** The company’s. */
  tags: z.array(z.string()),
  applicant: z.object({
    profileId: z.uuid().nullable(),
    name: z.string(),
    jobTitle: z.string(),
    city: z.string(),
    country: z.string().nullable(),
    avatarUrl: z.string().nullable(),
    languages: z.array(spokenLanguageSchema),
    skills: z.array(z.string()),
    verified: z.array(z.enum(verifiedSubjects)),
  }),
  job: z.object({ id: z.uuid(), title: z.string() }),
  can: applicationAbilities,
});

export type ReceivedApplication = z.infer<typeof receivedApplicationSchema>;

/** Another application of the same person to the same company; the title is as they read it. */
export const otherApplicationSchema = z.object({ id: z.uuid(), status, appliedAt: moment, jobTitle: z.string() });

export type OtherApplication = z.infer<typeof otherApplicationSchema>;

/** How many undecided applications came so many days ago, or more, up to the next range. */
export const waitingAgeSchema = z.object({ fromDays: z.int(), count: z.int() });

export type WaitingAge = z.infer<typeof waitingAgeSchema>;
