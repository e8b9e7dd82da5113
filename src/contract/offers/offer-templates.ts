import { z } from 'zod';

import { TEMPLATE_NAME_MAX } from '#contract/limits.ts';
import { forEmployers } from '#contract/procedure.ts';
import { lineSchema } from '#contract/text.ts';

import { OFFER_TEMPLATES_MAX } from './offer-choices.ts';
import { offerTextsSchema } from './offer-conditions.ts';

/** A new template has no id. */
export const offerTemplateInput = z.strictObject({
  id: z.uuid().optional(),
  name: lineSchema(TEMPLATE_NAME_MAX).pipe(z.string().min(1)),
  /** In at least one language. */
  texts: offerTextsSchema,
});

export type OfferTemplateInput = z.infer<typeof offerTemplateInput>;

const templatesSchema = z.object({
  /** The company's own. */
  templates: z.array(offerTemplateInput.extend({ id: z.uuid() })),
  /** The site's, in all languages. */
  builtIn: offerTextsSchema,
});

export type OfferTemplates = z.infer<typeof templatesSchema>;

const byId = z.strictObject({ id: z.uuid() });
const tags = ['Offers'];

export const offerTemplatesContract = {
  read: forEmployers
    .route({
      method: 'GET',
      path: '/companies/{id}/offer-templates',
      summary: 'List the offer templates of a company',
      tags,
    })
    .input(byId)
    .output(templatesSchema),
  save: forEmployers
    .route({
      method: 'PUT',
      path: '/companies/{id}/offer-templates',
      summary: 'Replace the offer templates of a company',
      tags,
    })
    .input(byId.extend({ templates: z.array(offerTemplateInput).max(OFFER_TEMPLATES_MAX) }))
    .output(templatesSchema),
};
