import { z } from 'zod';

import { type ChoiceField, jobChoices, type ChoiceOf, choiceFields } from '#contract/jobs/job-choices.ts';

import { isCountryCode } from './countries.ts';
import { languageCodes, cefrLevels, languageLevels } from './languages.ts';
import { locales } from './locales.ts';
import { lineSchema, textSchema } from './text.ts';

export const localeSchema = z.enum(locales);

/** Languages that a site offers, its default first. */
export const offeredLocalesSchema = z
  .array(localeSchema)
  .min(1)
  .max(locales.length)
  .refine((offered) => new Set(offered).size === offered.length, { params: { code: 'invalid' } });

export const languageCodeSchema = z.enum(languageCodes);

export const languageLevelSchema = z.enum(languageLevels);

export const countrySchema = z.string().refine(isCountryCode, { params: { code: 'invalid' } });

/** `de`, or with the reader's level: `de:B2`. */
export const languageFilterSchema = z.templateLiteral([
  languageCodeSchema,
  z.union([z.literal(''), z.templateLiteral([':', z.enum(cefrLevels)])]),
]);

type ChoiceSchema<Field extends ChoiceField> = z.ZodEnum<{ [Value in ChoiceOf<Field>]: Value }>;

export const choiceSchema = <Field extends ChoiceField>(field: Field): ChoiceSchema<Field> =>
  z.enum<readonly string[]>(jobChoices[field].values) as z.ZodEnum as ChoiceSchema<Field>;

/** For an object schema with all of these fields. */
export const choiceShape = Object.fromEntries(
  choiceFields.map((field) => [field, choiceSchema(field).nullable()]),
) as unknown as { [Field in ChoiceField]: z.ZodNullable<ChoiceSchema<Field>> };

/** As `LocalizedWords`, with several lines. */
export const localizedTextsSchema = (max: number) => z.partialRecord(localeSchema, textSchema(max));

/** `LocalizedWords`. */
export const localizedWordsSchema = (max: number) => z.partialRecord(localeSchema, lineSchema(max));
