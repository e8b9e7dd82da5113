import { z } from 'zod';

import { languageCodeSchema, languageLevelSchema } from '#contract/choice-schemas.ts';
import { problemDataSchema } from '#contract/problem-schemas.ts';
import { problems } from '#contract/problems.ts';
import { orUnclaimed } from '#contract/procedure.ts';

import { cvFormats, suggestedTexts } from './cv-choices.ts';

/** YYYY-MM-DD; a month alone is its first day, a year alone its first month, or its last for an end. */
const day = z.string().nullable();

/** The line or lines of the CV. */
const source = z.string();

const suggested = <Field extends string, Value extends z.ZodType>(field: Field, value: Value) =>
  z.object({ field: z.literal(field), value, source });

/** Texts may be empty and days missing if the CV does not state them. */
const suggestionSchema = z.discriminatedUnion('field', [
  z.object({ field: z.enum(suggestedTexts), value: z.string(), source }),
  suggested('language', z.object({ language: languageCodeSchema, level: languageLevelSchema.nullable() })),
  suggested(
    'workExperience',
    z.object({
      position: z.string(),
      company: z.string(),
      startDate: day,
      endDate: day,
      isCurrent: z.boolean(),
      description: z.string(),
    }),
  ),
  suggested(
    'education',
    z.object({
      degree: z.string(),
      institution: z.string(),
      fieldOfStudy: z.string(),
      startDate: day,
      endDate: day,
      description: z.string(),
    }),
  ),
  suggested(
    'certification',
    z.object({
      name: z.string(),
      issuingOrganization: z.string(),
      issueDate: day,
      expirationDate: day,
      credentialUrl: z.string().nullable(),
    }),
  ),
]);

export const readCvSchema = z.object({ format: z.enum(cvFormats), suggestions: z.array(suggestionSchema) });

export type CvSuggestion = z.infer<typeof suggestionSchema>;
export type ReadCv = z.infer<typeof readCvSchema>;

export const cvsContract = {
  read: orUnclaimed.seekers
    .errors({ UNSUPPORTED_TYPE: { status: problems.UNSUPPORTED_TYPE, data: problemDataSchema } })
    .route({
      method: 'POST',
      path: '/me/profile/read-cv',
      summary: 'Read suggestions for your profile from a CV',
      description:
        'Send a form with a PDF, DOCX, Europass XML or JSON Resume file, or an empty one for the CV of your profile. Nothing is stored.',
      tags: ['Profiles'],
    })
    .input(z.strictObject({ file: z.file().optional() }))
    .output(readCvSchema),
};
