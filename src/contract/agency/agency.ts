import { z } from 'zod';

import { localizedTextsSchema } from '#contract/choice-schemas.ts';
import { forAdminsAgain, forEmployers, forEmployersAgain, orByKey, orUnclaimed } from '#contract/procedure.ts';
import { lineSchema } from '#contract/text.ts';

import { AGENCY_TERMS_MAX, INVOICE_PREFIX_MAX } from './agency-limits.ts';
import { partySchema } from './party.ts';

const tags = ['House agency'];

const agencyNameSchema = z.object({ id: z.uuid(), name: z.string(), slug: z.string() });

export type AgencyName = z.infer<typeof agencyNameSchema>;

/** Null without one. */
const agencySchema = z.object({ agency: agencyNameSchema.nullable() });

export const consultantSchema = z.object({ userId: z.uuid(), name: z.string(), isSelf: z.boolean() });

export type Consultant = z.infer<typeof consultantSchema>;

/** As far as they are filled in. */
export const agencySettings = z.strictObject({
  seller: partySchema.partial(),
  /** What employers on the site accept before people are presented to their jobs. */
  terms: localizedTextsSchema(AGENCY_TERMS_MAX),
  /** Before the numbers of invoices: `RE-2026-`. */
  invoicePrefix: lineSchema(INVOICE_PREFIX_MAX).regex(/^[\p{L}\p{N}/._-]*$/u),
});

export type AgencySettings = z.infer<typeof agencySettings>;

export const agencyContract = {
  read: orUnclaimed.signedIn
    .route({ method: 'GET', path: '/agency', summary: 'Get the house agency of the site', tags })
    .output(agencySchema),
  consultants: orByKey
    .employers('read_agency')
    .route({ method: 'GET', path: '/agency/consultants', summary: 'List the consultants of the agency by name', tags })
    .output(z.object({ consultants: z.array(consultantSchema) })),
  name: forAdminsAgain
    .route({
      method: 'PUT',
      path: '/admin/agency',
      summary: 'Make a company the house agency, or none',
      description:
        'What consultants wrote is kept with the company, and shows again if it becomes the house agency again.',
      tags,
    })
    .input(z.strictObject({ companyId: z.uuid().nullable() }))
    .output(agencySchema),
  settings: forEmployers
    .route({
      method: 'GET',
      path: '/agency/settings',
      summary: 'Get the details on the agency’s invoices, and its terms',
      tags,
    })
    .output(agencySettings),
  saveSettings: forEmployersAgain
    .route({
      method: 'PUT',
      path: '/agency/settings',
      summary: 'Update the details on the agency’s invoices, and its terms',
      description: 'For owners.',
      tags,
    })
    .input(agencySettings)
    .output(agencySettings),
};
