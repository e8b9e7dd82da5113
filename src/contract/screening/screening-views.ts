import { z } from 'zod';

import { consultantSchema } from '#contract/agency/agency.ts';
import { languageCodeSchema, languageLevelSchema, localeSchema } from '#contract/choice-schemas.ts';

import { referenceAnswersSchema } from './reference-answers.ts';
import { referenceStates, screeningParts, screeningStates } from './screening-choices.ts';
import { screeningFindingsSchema } from './screening-findings.ts';

const heardLanguageSchema = z.object({
  language: languageCodeSchema,
  level: languageLevelSchema,
  /** The name of the consultant or colleague who spoke it with the person. */
  heardBy: z.string(),
  heardOn: z.iso.date(),
});

const partSchema = z.object({
  part: z.enum(screeningParts),
  /** Whether something was checked. */
  isFilled: z.boolean(),
  /** Whether the person lets others read it. A contested part is hidden all the same. */
  isShown: z.boolean(),
  contestedAt: z.iso.datetime().nullable(),
  /** What the person says is wrong. */
  contest: z.string(),
  /** What a consultant says to it. */
  answer: z.string(),
});

export type ScreeningPartView = z.infer<typeof partSchema>;

export const referenceSchema = z.object({
  id: z.uuid(),
  state: z.enum(referenceStates),
  name: z.string(),
  relation: z.string(),
  address: z.string(),
  locale: localeSchema,
  createdAt: z.iso.datetime(),
  askedAt: z.iso.datetime().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  answers: referenceAnswersSchema.nullable(),
});

export type ScreeningReference = z.infer<typeof referenceSchema>;

const common = {
  id: z.uuid(),
  state: z.enum(screeningStates),
  isRequested: z.boolean(),
  /** Of the talk. */
  locale: localeSchema,
  askedAt: z.iso.datetime(),
  /** The consultant's name; empty until it is done. */
  doneBy: z.string(),
  doneAt: z.iso.datetime().nullable(),
  /** The last day on which it shows. */
  validUntil: z.iso.date().nullable(),
};

const content = {
  findings: screeningFindingsSchema,
  languages: z.array(heardLanguageSchema),
  references: z.array(referenceSchema),
  parts: z.array(partSchema),
};

const person = z.object({ name: z.string(), candidateId: z.uuid().nullable() });

export const listedScreeningSchema = z.object({
  ...common,
  updatedAt: z.iso.datetime(),
  person,
  /** Who looks after it; null until a consultant begins. */
  consultant: z.string().nullable(),
  contested: z.int(),
});

export type ListedScreening = z.infer<typeof listedScreeningSchema>;

/** As consultants read it. */
export const screeningSchema = listedScreeningSchema.extend({
  ...content,
  /** The consultant who heard each language, by its code; without those who are consultants no longer. */
  hearers: z.partialRecord(languageCodeSchema, z.uuid()),
  /** What the person states of their languages. */
  stated: z.array(z.object({ language: languageCodeSchema, level: languageLevelSchema })),
  /** Those who can have heard a language. */
  consultants: z.array(consultantSchema),
  can: z.object({ write: z.boolean(), finish: z.boolean(), close: z.boolean() }),
});

export type Screening = z.infer<typeof screeningSchema>;

/** As the person reads it. */
export const ownScreeningSchema = z.object({
  ...common,
  ...content,
  /** Whether it is done and its last day is not past. */
  isValid: z.boolean(),
  can: z.object({ withdraw: z.boolean() }),
});

export type OwnScreening = z.infer<typeof ownScreeningSchema>;

/** What a person shows of a screening: nothing of parts that are hidden or contested. */
export const shownScreeningSchema = z.object({
  by: z.string(),
  doneOn: z.iso.date(),
  findings: screeningFindingsSchema,
  languages: z.array(heardLanguageSchema),
  /** How many people answered who know the person's work. */
  references: z.int(),
});

export type ShownScreening = z.infer<typeof shownScreeningSchema>;
