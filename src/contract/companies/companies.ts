import { z } from 'zod';

import { verificationMethods } from '#contract/admin/verification-choices.ts';
import { KEEP_DAYS_MAX, KEEP_DAYS_MIN } from '#contract/applications/retention-choices.ts';
import { countrySchema, localeSchema, localizedTextsSchema } from '#contract/choice-schemas.ts';
import { companyNameSchema, titleSchema } from '#contract/names.ts';
import { forAnyone, forEmployers } from '#contract/procedure.ts';
import { companySizes } from '#contract/profiles/profile-choices.ts';
import { webAddressSchema } from '#contract/text.ts';

import { companyAnswersSchema } from './company-answers.ts';

export const companyInput = z.strictObject({
  name: companyNameSchema,
  website: webAddressSchema.nullable(),
  industry: titleSchema(80),
  size: z.enum(companySizes).nullable(),
  country: countrySchema.nullable(),
  description: localizedTextsSchema(4_000),
  /** Days after a decision; null for the period of the site and the law, which a company can only shorten. */
  keepApplicationsDays: z.int().min(KEEP_DAYS_MIN).max(KEEP_DAYS_MAX).nullable(),
  /** The member's own file of kind `logo`; null removes it. */
  logoFileId: z.uuid().nullable(),
});

/** `can` is for this reader. */
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
  /** For members who may edit it; applicants are told the resulting period. */
  keepApplicationsDays: z.int().nullable().optional(),
  /** The administrator or address is not public. */
  verification: z
    .object({ at: z.iso.datetime(), how: z.enum(verificationMethods), by: z.enum(['administrator', 'mail']) })
    .nullable(),
  /** Null below 10 applications in 90 days. */
  answers: companyAnswersSchema.nullable(),
  can: z.object({ edit: z.boolean(), report: z.boolean(), seeMembers: z.boolean(), manageMembers: z.boolean() }),
});

export type Company = z.infer<typeof companySchema>;

/** The part before the @. */
export const mailboxSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(64)
  .regex(/^[a-z0-9_+-]+(\.[a-z0-9_+-]+)*$/);

export const domainMailSchema = z.object({ email: z.string(), expiresAt: z.iso.datetime() });

export type DomainMail = z.infer<typeof domainMailSchema>;

const tags = ['Companies'];

export const companiesContract = {
  read: forAnyone
    .route({ method: 'GET', path: '/companies/{slug}', summary: 'Get a company with its public page', tags })
    .input(
      z.strictObject({
        slug: z
          .string()
          .max(80)
          .regex(/^[a-z0-9-]+$/),
      }),
    )
    .output(companySchema),
  mine: forEmployers
    .route({
      method: 'GET',
      path: '/me/company',
      summary: 'Get your current company',
      description: 'The one that you chose last; null if you have none.',
      tags,
    })
    .output(companySchema.nullable()),
  create: forEmployers
    .route({
      method: 'POST',
      path: '/companies',
      summary: 'Create a company, and become its owner',
      description:
        '409 `company_exists` if you have one, unless `another` is true. Limited by the setting `limits.companies_per_person`.',
      tags,
      successStatus: 201,
    })
    .input(
      companyInput
        .partial()
        .required({ name: true })
        .extend({ another: z.literal(true).optional() }),
    )
    .output(companySchema),
  update: forEmployers
    .route({ method: 'PATCH', path: '/companies/{id}', summary: 'Update your company', tags })
    .input(companyInput.partial().extend({ id: z.uuid() }))
    .output(companySchema),
  askDomainMail: forEmployers
    .route({
      method: 'POST',
      path: '/companies/{id}/domain-mail',
      summary: 'Send an email to the domain of your company’s website',
      description:
        'Its link verifies the company. 409 `wrong_status` if the company is verified, `website_required` if it has no website, `shared_domain` if others share its domain.',
      tags,
    })
    .input(z.strictObject({ id: z.uuid(), mailbox: mailboxSchema }))
    .output(domainMailSchema),
  confirmDomain: forEmployers
    .route({
      method: 'POST',
      path: '/companies/confirm-domain',
      summary: 'Verify your company with the link in an email to its domain',
      description:
        '404 for the link of another company. 409 `link_expired` if the link can no longer be used, `company_changed` if the company’s name or website has changed since.',
      tags,
    })
    .input(z.strictObject({ token: z.string().min(1).max(100) }))
    .output(companySchema),
};
