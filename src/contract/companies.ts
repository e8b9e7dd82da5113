import { z } from 'zod';

import { countrySchema } from './countries.ts';
import { localeSchema } from './locales.ts';
import { forAnyone, forEmployers } from './procedure.ts';
import { lineSchema, textSchema, webAddressSchema } from './text.ts';

export const companyMemberRoles = ['owner', 'recruiter'] as const;
export type CompanyMemberRole = (typeof companyMemberRoles)[number];

export const companySizes = ['1-10', '11-50', '51-200', '201-1000', '1001-5000', '5000+'] as const;
export type CompanySize = (typeof companySizes)[number];

export const verificationMethods = ['domain', 'documents', 'call'] as const;
export type VerificationMethod = (typeof verificationMethods)[number];

/** A text in some of the six languages. */
const localizedText = (max: number) => z.partialRecord(localeSchema, textSchema(max));

export const companyInput = z.strictObject({
  name: lineSchema(80).pipe(z.string().min(1)),
  website: webAddressSchema.nullable(),
  industry: lineSchema(80),
  size: z.enum(companySizes).nullable(),
  country: countrySchema.nullable(),
  description: localizedText(4_000),
  /** An own uploaded file of kind logo; null removes it. */
  logoFileId: z.uuid().nullable(),
});

/** A company as readers see it; `can` is what this reader may do. */
export const companySchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  logoUrl: z.string().nullable(),
  logoFileId: z.uuid().nullable(),
  website: z.string().nullable(),
  industry: z.string(),
  size: z.enum(companySizes).nullable(),
  country: z.string().nullable(),
  description: z.partialRecord(localeSchema, z.string()),
  /** When, how and by whom it was checked; never without all three. Which administrator it was is not for readers. */
  verification: z.object({ at: z.iso.datetime(), how: z.enum(verificationMethods), by: z.literal('administrator') }).nullable(),
  can: z.object({ edit: z.boolean() }),
});

export type Company = z.infer<typeof companySchema>;

const tags = ['Companies'];

export const companiesContract = {
  read: forAnyone
    .route({ method: 'GET', path: '/companies/{slug}', summary: 'A company with its public page', tags })
    .input(z.strictObject({ slug: z.string().max(80).regex(/^[a-z0-9-]+$/) }))
    .output(companySchema),
  mine: forEmployers.route({ method: 'GET', path: '/me/company', summary: 'The own company; null before it is created', tags }).output(companySchema.nullable()),
  create: forEmployers
    .route({ method: 'POST', path: '/companies', summary: 'Create the own company', tags, successStatus: 201 })
    .input(companyInput.partial().required({ name: true }))
    .output(companySchema),
  update: forEmployers
    .route({ method: 'PATCH', path: '/companies/{id}', summary: 'Change the own company', tags })
    .input(companyInput.partial().extend({ id: z.uuid() }))
    .output(companySchema),
};
