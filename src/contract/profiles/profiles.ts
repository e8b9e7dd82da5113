import { z } from 'zod';

import { verificationSchema } from '#contract/admin/verifications.ts';
import { countrySchema, languageCodeSchema, languageLevelSchema } from '#contract/choice-schemas.ts';
import { fileSchema } from '#contract/files/files.ts';
import { SKILL_LENGTH_MAX, BIO_MAX, SKILLS_MAX } from '#contract/limits.ts';
import { personNameSchema, titleSchema } from '#contract/names.ts';
import { forSignedIn, orUnclaimed } from '#contract/procedure.ts';
import { daySchema, lineSchema, textSchema, webAddressSchema } from '#contract/text.ts';

import { languageEvidenceSchema } from './language-evidence.ts';
import { profileVisibilities, completenessSteps } from './profile-choices.ts';

/** Entries of each kind. */
export const ENTRIES_MAX = 50;

const required = (max: number) => titleSchema(max).min(1);

export const spokenLanguageSchema = z.strictObject({ language: languageCodeSchema, level: languageLevelSchema });

const distinctLanguages = z
  .array(spokenLanguageSchema)
  .max(20)
  .refine((languages) => new Set(languages.map(({ language }) => language)).size === languages.length, {
    params: { code: 'invalid' },
  });

/** The server sets role, ids and verification. */
export const profileInput = z.strictObject({
  firstName: personNameSchema,
  lastName: personNameSchema,
  jobTitle: titleSchema(80),
  bio: textSchema(BIO_MAX),
  city: lineSchema(80),
  country: countrySchema.nullable(),
  skills: z.array(required(SKILL_LENGTH_MAX)).max(SKILLS_MAX),
  languages: distinctLanguages,
  workAuthorisation: z.array(countrySchema).max(60),
  visibility: z.enum(profileVisibilities),
  /** The user's own file; null removes it. */
  avatarFileId: z.uuid().nullable(),
  cvFileId: z.uuid().nullable(),
});

const inOrder = (start: string, end: string | null | undefined) => !end || end >= start;

export const workExperienceInput = z
  .strictObject({
    position: required(120),
    company: required(120),
    startDate: daySchema,
    endDate: daySchema.nullable(),
    isCurrent: z.boolean(),
    description: textSchema(2_000),
  })
  .refine(({ startDate, endDate }) => inOrder(startDate, endDate), { path: ['endDate'], params: { code: 'too_small' } })
  .refine(({ isCurrent, endDate }) => !(isCurrent && endDate), { path: ['endDate'], params: { code: 'invalid' } });

export const educationInput = z
  .strictObject({
    degree: required(120),
    institution: required(120),
    fieldOfStudy: titleSchema(120),
    startDate: daySchema,
    endDate: daySchema.nullable(),
    description: textSchema(2_000),
  })
  .refine(({ startDate, endDate }) => inOrder(startDate, endDate), {
    path: ['endDate'],
    params: { code: 'too_small' },
  });

export const certificationInput = z
  .strictObject({
    name: required(120),
    issuingOrganization: required(120),
    issueDate: daySchema,
    expirationDate: daySchema.nullable(),
    credentialUrl: webAddressSchema.nullable(),
  })
  .refine(({ issueDate, expirationDate }) => inOrder(issueDate, expirationDate), {
    path: ['expirationDate'],
    params: { code: 'too_small' },
  });

const id = { id: z.uuid() };
const day = z.string();

// Looser than the inputs: data from earlier rules must stay readable.
export const workExperienceSchema = z.object({
  ...id,
  position: z.string(),
  company: z.string(),
  startDate: day,
  endDate: day.nullable(),
  isCurrent: z.boolean(),
  description: z.string(),
});

export const educationSchema = z.object({
  ...id,
  degree: z.string(),
  institution: z.string(),
  fieldOfStudy: z.string(),
  startDate: day,
  endDate: day.nullable(),
  description: z.string(),
});

export const certificationSchema = z.object({
  ...id,
  name: z.string(),
  issuingOrganization: z.string(),
  issueDate: day,
  expirationDate: day.nullable(),
  credentialUrl: z.string().nullable(),
});

/** Fields that the reader may not see are null or empty. */
export const profileSchema = z.object({
  id: z.uuid(),
  role: z.enum(['job_seeker', 'employer', 'admin']),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  jobTitle: z.string(),
  bio: z.string(),
  city: z.string(),
  country: z.string().nullable(),
  /** For the owner, like the next. Confirmed; null: emails go to the account’s address. */
  contactEmail: z.string().nullable(),
  /** Gets only the link that confirms it. */
  contactEmailToConfirm: z.string().nullable(),
  skills: z.array(z.string()),
  languages: z.array(spokenLanguageSchema),
  workAuthorisation: z.array(z.string()),
  /** For the owner. */
  visibility: z.enum(profileVisibilities).nullable(),
  avatarUrl: z.string().nullable(),
  /** For the owner. */
  avatarFileId: z.uuid().nullable(),
  /** For the owner; employers get it with an application. */
  cv: fileSchema.nullable(),
  workExperience: z.array(workExperienceSchema),
  education: z.array(educationSchema),
  certifications: z.array(certificationSchema),
  /** For the owner, and employers who see the profile. */
  verifications: z.array(verificationSchema),
  /** For the same readers, the newest first. */
  languageEvidence: z.array(languageEvidenceSchema),
  company: z.object({ name: z.string(), slug: z.string(), logoUrl: z.string().nullable() }).nullable(),
  /** For the owner. */
  missing: z.array(z.enum(completenessSteps)),
  can: z.object({ edit: z.boolean(), invite: z.boolean(), report: z.boolean() }),
});

export type Profile = z.infer<typeof profileSchema>;

const tags = ['Profiles'];
const done = z.object({ done: z.literal(true) });
const byId = z.strictObject(id);

/** Work experience, education and certifications. */
const entries = <Added extends z.ZodObject, Changed extends z.ZodObject, Entry extends z.ZodObject>(
  path: `/me/${string}`,
  noun: string,
  { added, changed, entry }: { added: Added; changed: Changed; entry: Entry },
) => ({
  add: orUnclaimed.seekers
    .route({ method: 'POST', path, summary: `Add ${noun} to your profile`, tags, successStatus: 201 })
    .input(added)
    .output(entry),
  update: orUnclaimed.seekers
    .route({ method: 'PUT', path: `${path}/{id}`, summary: `Update ${noun} in your profile`, tags })
    .input(changed)
    .output(entry),
  remove: orUnclaimed.seekers
    .route({ method: 'DELETE', path: `${path}/{id}`, summary: `Remove ${noun} from your profile`, tags })
    .input(byId)
    .output(done),
});

export const profilesContract = {
  mine: orUnclaimed.signedIn
    .route({ method: 'GET', path: '/me/profile', summary: 'Get your profile', tags })
    .output(profileSchema),
  read: forSignedIn
    .route({ method: 'GET', path: '/profiles/{id}', summary: 'Get the parts of a profile that you may see', tags })
    .input(byId)
    .output(profileSchema),
  update: orUnclaimed.signedIn
    .route({ method: 'PATCH', path: '/me/profile', summary: 'Update your profile', tags })
    .input(profileInput.partial())
    .output(profileSchema),
  workExperience: entries('/me/work-experience', 'work experience', {
    added: workExperienceInput,
    changed: workExperienceInput.safeExtend(id),
    entry: workExperienceSchema,
  }),
  education: entries('/me/education', 'education', {
    added: educationInput,
    changed: educationInput.safeExtend(id),
    entry: educationSchema,
  }),
  certifications: entries('/me/certifications', 'a certification', {
    added: certificationInput,
    changed: certificationInput.safeExtend(id),
    entry: certificationSchema,
  }),
};
