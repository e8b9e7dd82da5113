import { z } from 'zod';

import { verifiedSubjects } from '#contract/admin/verification-choices.ts';
import { verificationSchema } from '#contract/admin/verifications.ts';
import { choiceShape, localeSchema } from '#contract/choice-schemas.ts';
import { companyAnswersSchema } from '#contract/companies/company-answers.ts';
import { fileSchema } from '#contract/files/files.ts';
import { jobStatuses } from '#contract/jobs/job-status.ts';
import { languageFits } from '#contract/jobs/job-views.ts';
import { answerSchema } from '#contract/jobs/questions.ts';
import { cefrLevels } from '#contract/languages.ts';
import { languageEvidenceSchema } from '#contract/profiles/language-evidence.ts';
import {
  certificationSchema,
  educationSchema,
  spokenLanguageSchema,
  workExperienceSchema,
} from '#contract/profiles/profiles.ts';

import { applicationStatuses, stageStatuses } from './application-status.ts';

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
  /** Works on it for the company, except as an interviewer. */
  decide: z.boolean(),
  /** May reveal the hidden applicant. */
  reveal: z.boolean(),
});

const jobLanguage = z.object({
  language: z.string(),
  level: z.enum(cefrLevels),
  required: z.boolean(),
  fit: z.enum(languageFits),
});

/** The job at the time of application, in the language that the applicant read. */
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

/** The applicant's data at the time of application. */
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

/** Whether the applicant has no answer yet, and the promised deadline. */
const waiting = { isWaiting: z.boolean(), answerDueAt: moment.nullable() };

export interface Waiting {
  isWaiting: boolean;
  answerDueAt: string | null;
}

/** Promised answers that are late, and those due within two days. */
export const answersDueSchema = z.object({ overdue: z.int(), soon: z.int() });

export type AnswersDue = z.infer<typeof answersDueSchema>;

/** `by`: the side; `name` is null if the person has left. */
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
  /** Where the applicant came from: a tag, or the host of a site; null if unknown, and in a blind review. */
  source: z.string().nullable(),
  decidedAt: moment.nullable(),
  ...waiting,
  /** The company's figures; null below 10 applications in 90 days. */
  companyAnswers: companyAnswersSchema.nullable(),
  coverLetter: z.string(),
  answers: z.array(answerSchema),
  /** At the time of application; `verifications` and `languageEvidence` are current. */
  applicant: applicantSnapshotSchema.extend({
    /** Null in a blind review. */
    profileId: z.uuid().nullable(),
    avatarUrl: z.string().nullable(),
    verifications: z.array(verificationSchema),
    /** The evidence of language levels; without interviews in a blind review. */
    languageEvidence: z.array(languageEvidenceSchema),
  }),
  /**
   * For a company under blind review: name, letter and CV are hidden, and `applicant` has languages, skills and work
   * authorisation only. Positions have only their duration, the latest first.
   */
  blind: z.object({ experienceMonths: z.array(z.int()) }).nullable(),
  /** Null if none was sent or it is no longer shared. */
  cv: fileSchema.nullable(),
  /** At the time of application; `status` and `id` are current. `languages` has the applicant's fit. */
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
  /** In the job's pipeline; null and empty for the applicant. */
  stage: stage.nullable(),
  /** All stages of that pipeline. */
  stages: z.array(stage.extend({ status: z.enum(stageStatuses) })),
  /** When a member of the company ended the blind review; null for the applicant. */
  revealed: z.object({ at: moment, name: z.string().nullable() }).nullable(),
  /**
   * The reason for the rejection: the company’s name for it, null for the applicant, and the text for the applicant.
   */
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
  /** The company's figures; null below 10 applications in 90 days. */
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
  /** In the job's pipeline, if it has one with this status. */
  stage: stage.nullable(),
  /** Rejected with others, which can still be undone. */
  isBeingRejected: z.boolean(),
  /** Answers that differ from the preferred ones. */
  unwantedAnswers: z.int(),
  appliedAt: moment,
  updatedAt: moment,
  ...waiting,
  /** Under blind review: the name is a code, and identifying fields are empty. */
  isBlind: z.boolean(),
  /** The company’s tags. */
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

/** Undecided applications that are this many days old, or older, up to the next range. */
export const waitingAgeSchema = z.object({ fromDays: z.int(), count: z.int() });

export type WaitingAge = z.infer<typeof waitingAgeSchema>;

export const neighboursSchema = z.object({
  previous: z.uuid().nullable(),
  next: z.uuid().nullable(),
  /** In the list, from 1; null if it is not in it, such as after a decision. */
  place: z.int().nullable(),
  /** Of applications in the list; capped at 20,000. */
  count: z.int(),
});

export type Neighbours = z.infer<typeof neighboursSchema>;
