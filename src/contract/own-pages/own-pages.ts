import { z } from 'zod';

import { localeSchema, localizedTextsSchema } from '#contract/choice-schemas.ts';
import { INTEGER_MAX } from '#contract/limits.ts';
import { problemDataSchema } from '#contract/problem-schemas.ts';
import { problems } from '#contract/problems.ts';
import { forAdmins, forAdminsAgain, forAnyone, orUnclaimed } from '#contract/procedure.ts';
import { daySchema, textSchema } from '#contract/text.ts';

import { OWN_PAGE_BYTES_MAX, ownPages, TERMS_SUMMARY_MAX, VERSION_NOTE_MAX } from './own-page-choices.ts';

const tags = ['Own pages'];
const moment = z.iso.datetime();
const unknownPage = { NOT_FOUND: { status: problems.NOT_FOUND, data: problemDataSchema } };

const page = { page: z.enum(ownPages) };
const byPage = z.strictObject(page);
const number = z.coerce.number().int().min(1).max(INTEGER_MAX);
const byNumber = z.strictObject({ ...page, number });
const textsSchema = z.partialRecord(localeSchema, z.string());

const versionSchema = z.object({ number: z.int(), publishedAt: moment, inForceFrom: moment });

export type OwnPageVersion = z.infer<typeof versionSchema>;

export const ownPageSchema = versionSchema.extend({
  ...page,
  /** Language of the text: the reader's, else English, else any. */
  locale: localeSchema,
  html: z.string(),
  /** Languages of the text, the default first. */
  locales: z.array(localeSchema),
  isInForce: z.boolean(),
  /** The latest first. */
  versions: z.array(versionSchema),
  /** Published, and not in force yet. */
  upcoming: versionSchema.nullable(),
});

export type OwnPageText = z.infer<typeof ownPageSchema>;

/** Terms that the person has not accepted. */
const askedTermsSchema = versionSchema.extend({
  locale: localeSchema,
  summary: z.string(),
});

export type AskedTerms = z.infer<typeof askedTermsSchema>;

const adminVersionSchema = versionSchema.extend({
  note: z.string(),
  /** Null once the account is deleted. */
  publishedBy: z.string().nullable(),
  asksConsent: z.boolean(),
});

export type AdminVersion = z.infer<typeof adminVersionSchema>;

const draftSchema = z.object({ texts: textsSchema, revision: z.int() });

const adminPageSchema = z.object({
  ...page,
  draft: draftSchema.nullable(),
  /** The initial text of a draft: the latest version, else the built-in one. */
  latest: textsSchema,
  versions: z.array(adminVersionSchema),
  /** The minimum number of days from announcing new terms to their taking effect. */
  noticeDays: z.int(),
});

export type AdminPage = z.infer<typeof adminPageSchema>;

/** Bounds the sanitizer's work; the real limit applies after it. */
const htmlSchema = textSchema(2 * OWN_PAGE_BYTES_MAX);

export const publishPageInput = byPage.extend({
  /** The revision of the draft that was read. */
  revision: z.int().min(1).max(INTEGER_MAX),
  note: textSchema(VERSION_NOTE_MAX),
  /** Null for a version without consent, which takes effect immediately. */
  newTerms: z.strictObject({ inForceFrom: daySchema, summary: localizedTextsSchema(TERMS_SUMMARY_MAX) }).nullable(),
});

export const ownPagesContract = {
  read: forAnyone
    .errors(unknownPage)
    .route({ method: 'GET', path: '/own-pages/{page}', summary: 'Get the current text of an own page', tags })
    .input(byPage)
    .output(ownPageSchema),
  version: forAnyone
    .errors(unknownPage)
    .route({
      method: 'GET',
      path: '/own-pages/{page}/versions/{number}',
      summary: 'Get a published version of an own page',
      tags,
    })
    .input(byNumber)
    .output(ownPageSchema),
};

export const termsContract = {
  asked: orUnclaimed.ownAccount
    .route({ method: 'GET', path: '/me/terms', summary: 'Get the terms that you are asked to accept, if any', tags })
    .output(z.object({ asked: askedTermsSchema.nullable() })),
  accept: orUnclaimed.ownAccount
    .route({ method: 'POST', path: '/me/terms', summary: 'Accept the terms in force', tags })
    .input(z.strictObject({ number }))
    .output(z.object({ done: z.literal(true) })),
};

export const adminPagesContract = {
  list: forAdmins
    .route({ method: 'GET', path: '/admin/pages', summary: 'List the own pages, and what is published of them', tags })
    .output(
      z.array(
        z.object({
          ...page,
          current: versionSchema.nullable(),
          upcoming: versionSchema.nullable(),
          hasDraft: z.boolean(),
        }),
      ),
    ),
  read: forAdmins
    .route({
      method: 'GET',
      path: '/admin/pages/{page}',
      summary: 'Get the draft and the versions of an own page',
      tags,
    })
    .input(byPage)
    .output(adminPageSchema),
  saveText: forAdmins
    .route({
      method: 'PUT',
      path: '/admin/pages/{page}/draft/{locale}',
      summary: 'Save the text of a draft in one language',
      description:
        'An empty text is removed. `revision` is null if there was no draft. 409 `changed_meanwhile` if the draft has another one.',
      tags,
    })
    .input(
      byPage.extend({
        locale: localeSchema,
        html: htmlSchema,
        revision: z.int().min(1).max(INTEGER_MAX).nullable(),
      }),
    )
    .output(draftSchema),
  discard: forAdmins
    .route({ method: 'DELETE', path: '/admin/pages/{page}/draft', summary: 'Discard the draft of an own page', tags })
    .input(byPage)
    .output(z.object({ done: z.literal(true) })),
  version: forAdmins
    .route({
      method: 'GET',
      path: '/admin/pages/{page}/versions/{number}',
      summary: 'Get a version of an own page in all its languages',
      tags,
    })
    .input(byNumber)
    .output(adminVersionSchema.extend({ texts: textsSchema, summary: textsSchema.nullable() })),
  takeUp: forAdmins
    .route({
      method: 'POST',
      path: '/admin/pages/{page}/versions/{number}/take-up',
      summary: 'Replace the draft of an own page with an earlier version',
      tags,
    })
    .input(byNumber)
    .output(draftSchema),
  publish: forAdminsAgain
    .route({ method: 'POST', path: '/admin/pages/{page}/publish', summary: 'Publish the draft of an own page', tags })
    .input(publishPageInput)
    .output(versionSchema),
};
