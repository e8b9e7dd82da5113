import { z } from 'zod';

import { localeSchema } from '#contract/choice-schemas.ts';
import { cefrLevels } from '#contract/languages.ts';
import { forSeekers } from '#contract/procedure.ts';

import { TEST_ANSWER_MAX, TEST_GAPS, TEST_MINUTES, TEST_TEXTS, TEST_WAIT_DAYS } from './language-test-choices.ts';

const moment = z.iso.datetime();

export const testResultSchema = z.object({
  id: z.uuid(),
  language: localeSchema,
  sentAt: moment,
  /** Of `gaps`. */
  right: z.int(),
  gaps: z.int(),
  /** Wrong only because of an accent or an umlaut. */
  accents: z.int(),
  /** An estimate without validation; null below A1. */
  level: z.enum(cefrLevels).nullable(),
  /** Shown to companies that see the person's languages. */
  isShown: z.boolean(),
});

export type TestResult = z.infer<typeof testResultSchema>;

export const languageTestsSchema = z.object({
  languages: z.array(
    z.object({
      language: localeSchema,
      /** It can still be submitted. */
      running: z.uuid().nullable(),
      /** Null: now. */
      possibleFrom: moment.nullable(),
    }),
  ),
  /** The latest first. */
  results: z.array(testResultSchema),
});

export type LanguageTests = z.infer<typeof languageTestsSchema>;

export const languageTestSchema = z.object({
  id: z.uuid(),
  language: localeSchema,
  endsAt: moment,
  /** By the server's clock, when it answered. */
  secondsLeft: z.int(),
  /**
   * A gap is between two pieces, and the letters before it end the piece. Empty once it is submitted or its time is
   * over.
   */
  texts: z.array(z.object({ pieces: z.array(z.string()) })),
  result: testResultSchema.nullable(),
});

export type LanguageTest = z.infer<typeof languageTestSchema>;

const tags = ['Language self-tests'];
const byId = z.strictObject({ id: z.uuid() });

export const languageTestsContract = {
  list: forSeekers
    .route({
      method: 'GET',
      path: '/me/language-tests',
      summary: 'List the languages in which you can test yourself, and your results',
      tags,
    })
    .output(languageTestsSchema),
  begin: forSeekers
    .route({
      method: 'POST',
      path: '/me/language-tests',
      summary: `Begin a language test of ${TEST_MINUTES} minutes, or get the one that is running`,
      description: `409 \`test_too_soon\` within ${TEST_WAIT_DAYS} days of your previous test in the same language.`,
      tags,
      successStatus: 201,
    })
    .input(z.strictObject({ language: localeSchema }))
    .output(languageTestSchema),
  read: forSeekers
    .route({ method: 'GET', path: '/me/language-tests/{id}', summary: 'Get one of your tests, or its result', tags })
    .input(byId)
    .output(languageTestSchema),
  send: forSeekers
    .route({
      method: 'POST',
      path: '/me/language-tests/{id}/answers',
      summary: 'Send the answers of a test, once',
      description:
        'Takes what you typed into each gap, in order; empty if nothing. 409 `test_sent` if you sent them, `test_over` if the time is over.',
      tags,
    })
    .input(byId.extend({ answers: z.array(z.string().max(TEST_ANSWER_MAX)).length(TEST_TEXTS * TEST_GAPS) }))
    .output(testResultSchema),
  show: forSeekers
    .route({
      method: 'PATCH',
      path: '/me/language-tests/{id}',
      summary: 'Show a result to companies that see your languages, or hide it',
      description: '409 `wrong_status` for a test without a result.',
      tags,
    })
    .input(byId.extend({ isShown: z.boolean() }))
    .output(languageTestsSchema),
  remove: forSeekers
    .route({
      method: 'DELETE',
      path: '/me/language-tests/{id}',
      summary: 'Delete a test result, permanently',
      description: '409 `wrong_status` for a test without one.',
      tags,
    })
    .input(byId)
    .output(languageTestsSchema),
};
