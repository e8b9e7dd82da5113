import { z } from 'zod';

import { localizedTextsSchema } from '#contract/choice-schemas.ts';
import { forAdminsAgain, forAdmins, forEmployers, forEmployersAgain, forSignedIn } from '#contract/procedure.ts';
import { lineSchema } from '#contract/text.ts';

import { partySchema } from './party.ts';

const tags = ['House agency'];

export const AGENCY_TERMS_MAX = 10_000;

const named = z.object({ id: z.uuid(), name: z.string(), slug: z.string() });

/** As far as they are filled in. */
export const agencySettings = z.strictObject({
  seller: partySchema.partial(),
  /** What employers on the site accept before people are presented to their jobs. */
  terms: localizedTextsSchema(AGENCY_TERMS_MAX),
  /** Before the numbers of invoices: `RE-2026-`. */
  invoicePrefix: lineSchema(20).regex(/^[\p{L}\p{N}/._-]*$/u),
});

export type AgencySettings = z.infer<typeof agencySettings>;

export const agencyContract = {
  read: forSignedIn
    .route({
      method: 'GET',
      path: '/agency',
      summary: 'The house agency of the site, if there is one, and whether the reader is a consultant of it',
      tags,
    })
    .output(
      z.object({
        agency: named.nullable(),
        /** In the reader's current company. */
        isConsultant: z.boolean(),
      }),
    ),
  named: forAdmins
    .route({ method: 'GET', path: '/admin/agency', summary: 'The company that is the house agency', tags })
    .output(z.object({ agency: named.nullable() })),
  name: forAdminsAgain
    .route({
      method: 'PUT',
      path: '/admin/agency',
      summary: 'Make a company the house agency, or none',
      description: 'What consultants wrote stays with the company, and shows again if it is named again.',
      tags,
    })
    .input(z.strictObject({ companyId: z.uuid().nullable() }))
    .output(z.object({ agency: named.nullable() })),
  settings: forEmployers
    .route({ method: 'GET', path: '/agency/settings', summary: 'What the agency’s invoices and terms say', tags })
    .output(agencySettings),
  saveSettings: forEmployersAgain
    .route({
      method: 'PUT',
      path: '/agency/settings',
      summary: 'Change what the agency’s invoices and terms say',
      description: 'For owners.',
      tags,
    })
    .input(agencySettings)
    .output(agencySettings),
};
