import { z } from 'zod';

import { localeSchema, localizedTextsSchema } from '#contract/choice-schemas.ts';
import { COMPANY_TEMPLATES_MAX, TEMPLATE_NAME_MAX, TEMPLATE_TEXT_MAX } from '#contract/limits.ts';
import { forEmployers } from '#contract/procedure.ts';
import { lineSchema } from '#contract/text.ts';

import { sendingDelays, sendingStatuses, templateCategories } from './message-templates.ts';

/** When it is sent automatically, and after how many minutes: at a status, or at a stage of the company's own. */
const sendingSchema = z.strictObject({
  at: z.union([z.enum(sendingStatuses), z.uuid()]),
  delayMinutes: z.literal(sendingDelays),
});

/** A new template has no id. */
export const companyTemplateInput = z.strictObject({
  id: z.uuid().optional(),
  /** For members of the company. */
  name: lineSchema(TEMPLATE_NAME_MAX).pipe(z.string().min(1)),
  category: z.enum(templateCategories),
  /** In at least one language, with fields such as `{{candidate}}`. */
  texts: localizedTextsSchema(TEMPLATE_TEXT_MAX),
  /** Null for never. */
  sending: sendingSchema.nullable(),
});

export type CompanyTemplateInput = z.infer<typeof companyTemplateInput>;

const companyTemplateSchema = companyTemplateInput.extend({ id: z.uuid() });

export type CompanyTemplate = z.infer<typeof companyTemplateSchema>;

/** A template of the company, for one application. */
const offeredTemplateSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  category: z.enum(templateCategories),
  /** In the applicant's language, or another if that is missing; only fields that are asked for are left to fill in. */
  text: z.string(),
  locale: localeSchema,
});

export type OfferedTemplate = z.infer<typeof offeredTemplateSchema>;

/** A pending automatic message, which can be cancelled. */
export const scheduledMessageSchema = z.object({
  id: z.uuid(),
  /** Name of the template. */
  name: z.string(),
  content: z.string(),
  sender: z.string().nullable(),
  sendAt: z.iso.datetime(),
});

export type ScheduledMessage = z.infer<typeof scheduledMessageSchema>;

const byId = z.strictObject({ id: z.uuid() });
const tags = ['Messages'];

export const companyTemplatesContract = {
  read: forEmployers
    .route({
      method: 'GET',
      path: '/companies/{id}/templates',
      summary: 'List the message templates of a company in all languages',
      tags,
    })
    .input(byId)
    .output(z.array(companyTemplateSchema)),
  save: forEmployers
    .route({
      method: 'PUT',
      path: '/companies/{id}/templates',
      summary: 'Replace the message templates of a company',
      description:
        'Pending messages of templates that are no longer sent automatically are dropped; other pending messages keep their text.',
      tags,
    })
    .input(byId.extend({ templates: z.array(companyTemplateInput).max(COMPANY_TEMPLATES_MAX) }))
    .output(z.array(companyTemplateSchema)),
  mailTest: forEmployers
    .route({
      method: 'POST',
      path: '/companies/{id}/templates/{templateId}/test',
      summary: 'Email yourself a template filled with an example',
      tags,
    })
    .input(byId.extend({ templateId: z.uuid(), locale: localeSchema }))
    .output(z.object({ done: z.literal(true) })),
  ofApplication: forEmployers
    .route({
      method: 'GET',
      path: '/applications/{id}/templates',
      summary: 'List the company’s templates, filled in for an application',
      tags,
    })
    .input(byId)
    .output(z.array(offeredTemplateSchema)),
  scheduled: forEmployers
    .route({
      method: 'GET',
      path: '/applications/{id}/scheduled-messages',
      summary: 'List the messages that will be sent to an applicant automatically, next first',
      tags,
    })
    .input(byId)
    .output(z.array(scheduledMessageSchema)),
  takeBack: forEmployers
    .route({
      method: 'DELETE',
      path: '/applications/{id}/scheduled-messages/{messageId}',
      summary: 'Cancel an automatic message before it is sent',
      description: 'The same template is not sent to this applicant again. 409 `wrong_status` if the message was sent.',
      tags,
    })
    .input(byId.extend({ messageId: z.uuid() }))
    .output(z.array(scheduledMessageSchema)),
};
