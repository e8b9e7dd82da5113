import { z } from 'zod';

import { localeSchema } from '#contract/choice-schemas.ts';
import { forAdmins, forAdminsAgain } from '#contract/procedure.ts';
import { textSchema } from '#contract/text.ts';

import { MAIL_PARAGRAPH_MAX, mailGroups, mailKindNames } from './mail-text-choices.ts';

const tags = ['Emails'];
const kind = { kind: z.enum(mailKindNames) };
const ofOne = z.strictObject({ ...kind, locale: localeSchema });
/** By part: `subject`, `text`. */
const texts = z.record(z.string().max(40), textSchema(MAIL_PARAGRAPH_MAX));
const withTexts = ofOne.extend({ texts });
const done = z.object({ done: z.literal(true) });

const mailRowSchema = z.object({
  ...kind,
  group: z.enum(mailGroups),
  /** Its subject with example values, in the reader's language. */
  name: z.string(),
  /** Its first paragraph, likewise; empty if it begins with text of another user. */
  beginning: z.string(),
  /** Languages with customized texts. */
  changed: z.array(localeSchema),
  /** Languages in which a text is not used, since it lacks a placeholder or names an unknown one. */
  unfit: z.array(localeSchema),
});

export type MailRow = z.infer<typeof mailRowSchema>;

const mailPartSchema = z.object({
  name: z.string(),
  /** Not in every email of the kind. */
  isSometimes: z.boolean(),
  /** Placeholders that its text must have. */
  needs: z.array(z.string()),
});

export type MailPart = z.infer<typeof mailPartSchema>;

const editedMailSchema = mailRowSchema.extend({
  parts: z.array(mailPartSchema),
  /** Placeholders for every part, with an example in the reader's language. */
  placeholders: z.array(z.object({ name: z.string(), example: z.string() })),
  /** By language: the catalogue's texts, and the customized ones. */
  texts: z.record(
    localeSchema,
    z.object({ came: z.record(z.string(), z.string()), own: z.record(z.string(), z.string()) }),
  ),
});

export type EditedMail = z.infer<typeof editedMailSchema>;

const previewSchema = z.object({ subject: z.string(), html: z.string(), text: z.string() });

export type MailPreview = z.infer<typeof previewSchema>;

export const mailTextsContract = {
  list: forAdmins
    .route({ method: 'GET', path: '/admin/mail-texts', summary: 'List the kinds of email that the site sends', tags })
    .output(z.array(mailRowSchema)),
  read: forAdmins
    .route({ method: 'GET', path: '/admin/mail-texts/{kind}', summary: 'Get the texts of a kind of email', tags })
    .input(z.strictObject(kind))
    .output(editedMailSchema),
  save: forAdminsAgain
    .route({
      method: 'PUT',
      path: '/admin/mail-texts/{kind}/{locale}',
      summary: 'Change the texts of a kind of email in one language',
      description: 'Parts that are not given keep the original text. 422 if a placeholder is unknown or missing.',
      tags,
    })
    .input(withTexts)
    .output(done),
  reset: forAdminsAgain
    .route({
      method: 'DELETE',
      path: '/admin/mail-texts/{kind}/{locale}',
      summary: 'Reset the texts of a kind of email in one language',
      tags,
    })
    .input(ofOne)
    .output(done),
  preview: forAdmins
    .route({
      method: 'POST',
      path: '/admin/mail-texts/{kind}/{locale}/preview',
      summary: 'Preview an email with these texts and example values',
      tags,
    })
    .input(withTexts)
    .output(previewSchema),
  test: forAdmins
    .route({
      method: 'POST',
      path: '/admin/mail-texts/{kind}/{locale}/test',
      summary: 'Send yourself an email with these texts and example values',
      tags,
    })
    .input(withTexts)
    .output(done),
};
