import { z } from 'zod';

import { choiceSchema, countrySchema, languageFilterSchema } from '#contract/choice-schemas.ts';
import { flag, several } from '#contract/jobs/job-search.ts';
import { jobCardSchema } from '#contract/jobs/job-views.ts';
import { forEmployers, forSeekers, orUnclaimed } from '#contract/procedure.ts';
import { languageEvidenceSchema } from '#contract/profiles/language-evidence.ts';
import { spokenLanguageSchema } from '#contract/profiles/profiles.ts';
import { lineSchema, requiredTextSchema, textSchema } from '#contract/text.ts';

import { availabilitySchema, beingFoundSchema, consentInput, namedCompany, workplaces } from './being-found.ts';
import {
  availableWithin,
  type AvailableWithin,
  DECLINE_REASON_MAX,
  INVITATION_TEXT_MAX,
  invitationStatuses,
  TALENT_LANGUAGES_MAX,
  TALENT_PAGES_MAX,
  talentDistances,
} from './talent-choices.ts';

const isAvailability = (value: string): value is AvailableWithin => Object.hasOwn(availableWithin, value);

export const talentFilters = z.strictObject({
  /** All of them, each with the minimum level: `de:B2`. */
  language: several(languageFilterSchema, TALENT_LANGUAGES_MAX),
  /** An occupation's key. */
  occupation: z.string().max(60).optional(),
  /** The name of a place. */
  place: lineSchema(80).optional(),
  km: z.coerce
    .number()
    .refine((km) => talentDistances.some((one) => one === km), { params: { code: 'invalid' } })
    .optional(),
  country: countrySchema.optional(),
  available: z
    .string()
    .refine(isAvailability, { params: { code: 'invalid' } })
    .optional(),
  workplace: choiceSchema('workplace').optional(),
  /** Only people who show a part of a screening by the house agency. */
  screened: flag,
});

export type TalentFilters = z.infer<typeof talentFilters>;

export const foundPersonSchema = z.object({
  /** Of the profile. */
  id: z.uuid(),
  name: z.string(),
  jobTitle: z.string(),
  city: z.string(),
  country: z.string().nullable(),
  languages: z.array(spokenLanguageSchema),
  /** The evidence of levels, which is not used to search or order. */
  languageEvidence: z.array(languageEvidenceSchema),
  /** The first ten. */
  skills: z.array(z.string()),
  availability: availabilitySchema,
  workplaces,
  confirmedAt: z.iso.datetime(),
  /** The company's newest to this person. */
  invitation: z
    .object({ status: z.enum(invitationStatuses), jobTitle: z.string(), sentAt: z.iso.datetime() })
    .nullable(),
});

export type FoundPerson = z.infer<typeof foundPersonSchema>;

const foundSchema = z.object({
  people: z.array(foundPersonSchema),
  /** Null for fewer than five; `capped` if there are more than are shown. */
  total: z.object({ count: z.int(), capped: z.boolean() }).nullable(),
  page: z.int(),
  hasMore: z.boolean(),
  /** How the place was understood; null if there is none of this name. */
  place: z.object({ name: z.string(), country: z.string() }).nullable(),
});

export type FoundPeople = z.infer<typeof foundSchema>;

const occupationSchema = z.object({ key: z.string(), label: z.string() });

export type Occupation = z.infer<typeof occupationSchema>;

export const invitationInput = z.strictObject({
  jobId: z.uuid(),
  text: requiredTextSchema(INVITATION_TEXT_MAX),
});

export const sentInvitationSchema = z.object({
  id: z.uuid(),
  /** Null for people whom the company can no longer find. */
  person: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  job: z.object({ id: z.uuid(), title: z.string() }),
  text: z.string(),
  status: z.enum(invitationStatuses),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  /** The person's reason for declining, if they gave one. */
  reason: z.string(),
});

export type SentInvitation = z.infer<typeof sentInvitationSchema>;

export const jobInvitationSchema = z.object({
  id: z.uuid(),
  company: namedCompany.extend({ slug: z.string() }),
  /** Null if it is no longer visible. */
  job: jobCardSchema.nullable(),
  text: z.string(),
  status: z.enum(invitationStatuses),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  isReported: z.boolean(),
  /** The company does not know that the person has applied for the job, since it reviews applications blind first. */
  hasAppliedBlind: z.boolean(),
  can: z.object({ answer: z.boolean(), apply: z.boolean(), report: z.boolean() }),
});

export type JobInvitation = z.infer<typeof jobInvitationSchema>;

const tags = ['Talent search'];
const byId = z.strictObject({ id: z.uuid() });
const received = z.array(jobInvitationSchema);

export const talentContract = {
  search: forEmployers
    .route({
      method: 'GET',
      path: '/talent',
      summary: 'Search for people who let companies find them, newest confirmation first',
      description:
        'For owners and recruiters of a verified company; 403 `company_not_verified` for others. Limited by the setting `limits.talent_searches_per_company`.',
      tags,
    })
    .input(talentFilters.extend({ page: z.coerce.number().int().min(1).max(TALENT_PAGES_MAX).optional() }))
    .output(foundSchema),
  occupations: forEmployers
    .route({
      method: 'GET',
      path: '/talent/occupations',
      summary: 'List the occupations that talent search knows',
      tags,
    })
    .output(z.array(occupationSchema)),
  invite: forEmployers
    .route({
      method: 'POST',
      path: '/talent/{id}/invitations',
      summary: 'Ask a person about an open job of your company',
      description:
        'The person may answer or not. 409 `already_applied`, but not while the application is reviewed blind; `already_invited` if the person has not answered yet; `declined_before` for six months after the person declined; `job_closed`. Limited by the setting `limits.talent_invitations_per_company`.',
      tags,
      successStatus: 201,
    })
    .input(byId.extend(invitationInput.shape))
    .output(z.object({ id: z.uuid() })),
  sent: forEmployers
    .route({
      method: 'GET',
      path: '/talent/invitations',
      summary: 'List the invitations that your current company sent, newest first, up to 100',
      tags,
    })
    .output(z.array(sentInvitationSchema)),
  received: orUnclaimed.seekers
    .route({
      method: 'GET',
      path: '/me/job-invitations',
      summary: 'List the job invitations that you received, newest first, up to 100',
      tags,
    })
    .output(received),
  answer: orUnclaimed.seekers
    .route({
      method: 'POST',
      path: '/me/job-invitations/{id}/answer',
      summary: 'Answer a job invitation',
      description: 'Whether you want to know more. 409 `wrong_status` if it was answered otherwise or has lapsed.',
      tags,
    })
    .input(byId.extend({ isInterested: z.boolean(), reason: textSchema(DECLINE_REASON_MAX).optional() }))
    .output(received),
  report: orUnclaimed.seekers
    .route({
      method: 'POST',
      path: '/me/job-invitations/{id}/report',
      summary: 'Report a job invitation to the administrators',
      description: 'An open one is declined. 409 `wrong_status` if you have reported it.',
      tags,
    })
    .input(byId.extend({ text: textSchema(DECLINE_REASON_MAX) }))
    .output(received),
  beingFound: forSeekers
    .route({
      method: 'GET',
      path: '/me/being-found',
      summary: 'Get your visibility to companies',
      description: 'Whether companies find you, which do not, and which opened your profile.',
      tags,
    })
    .output(beingFoundSchema),
  consent: forSeekers
    .route({
      method: 'PUT',
      path: '/me/being-found',
      summary: 'Let verified companies find you for twelve months from now',
      description: 'Also changes and confirms your consent.',
      tags,
    })
    .input(consentInput)
    .output(beingFoundSchema),
  withdraw: forSeekers
    .route({ method: 'DELETE', path: '/me/being-found', summary: 'Stop being found by companies, immediately', tags })
    .output(beingFoundSchema),
  companies: forSeekers
    .route({
      method: 'GET',
      path: '/me/being-found/companies',
      summary: 'List verified companies to hide from, by the start of a word of their name',
      tags,
    })
    .input(z.strictObject({ q: lineSchema(80) }))
    .output(z.array(namedCompany)),
  hide: forSeekers
    .route({
      method: 'POST',
      path: '/me/being-found/hidden',
      summary: 'Hide from a company, or from all companies with a domain',
      description: 'A company from which you hide cannot find you or see your profile. 422 beyond 100.',
      tags,
    })
    .input(z.union([z.strictObject({ companyId: z.uuid() }), z.strictObject({ domain: lineSchema(253) })]))
    .output(beingFoundSchema),
  show: forSeekers
    .route({
      method: 'DELETE',
      path: '/me/being-found/hidden/{id}',
      summary: 'Stop hiding from a company or a domain',
      tags,
    })
    .input(byId)
    .output(beingFoundSchema),
};
