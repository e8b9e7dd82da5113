import { z } from 'zod';

import { emailSchema } from '#contract/accounts/accounts.ts';
import { localeSchema } from '#contract/choice-schemas.ts';
import { INVITATION_DAYS, MEMBERS_MAX } from '#contract/limits.ts';
import { problemDataSchema } from '#contract/problem-schemas.ts';
import { problems } from '#contract/problems.ts';
import { forAnyone, forEmployers, forEmployersAgain } from '#contract/procedure.ts';

import { companyMemberRoles } from './company-roles.ts';

const role = z.enum(companyMemberRoles);

/** A company of the reader, with their role in it. */
export const membershipSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  logoUrl: z.string().nullable(),
  role,
  /** Whether pages and lists are about this company. */
  isCurrent: z.boolean(),
});

export type Membership = z.infer<typeof membershipSchema>;

/** `can` is for this reader; the only owner keeps their role. */
export const memberSchema = z.object({
  userId: z.uuid(),
  profileId: z.uuid(),
  name: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  role,
  since: z.iso.datetime(),
  isSelf: z.boolean(),
  can: z.object({ changeRole: z.boolean(), remove: z.boolean() }),
});

export type Member = z.infer<typeof memberSchema>;

export const invitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role,
  locale: localeSchema,
  invitedBy: z.string(),
  invitedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

export type Invitation = z.infer<typeof invitationSchema>;

/** Only owners see invitations; empty for others. */
export const teamSchema = z.object({
  members: z.array(memberSchema),
  invitations: z.array(invitationSchema),
  requiresSecondFactor: z.boolean(),
  can: z.object({ invite: z.boolean(), leave: z.boolean() }),
});

export type Team = z.infer<typeof teamSchema>;

/** What the link of an invitation shows to anyone who has it. */
export const openInvitationSchema = z.object({
  company: z.object({ name: z.string(), logoUrl: z.string().nullable() }),
  email: z.string(),
  role,
  invitedBy: z.string(),
  expiresAt: z.iso.datetime(),
});

export type OpenInvitation = z.infer<typeof openInvitationSchema>;

export const invitationInput = z.strictObject({ email: emailSchema, role, locale: localeSchema });

const ofCompany = z.strictObject({ id: z.uuid() });
const ofMember = ofCompany.extend({ userId: z.uuid() });
const byToken = z.strictObject({ token: z.string().min(1).max(100) });
const done = z.object({ done: z.literal(true) });
const tags = ['Teams'];
const ownersByProof = 'Making a person an owner requires a recent proof of identity: 403 `sign_in_again` without one.';

export const teamsContract = {
  mine: forEmployers
    .route({ method: 'GET', path: '/me/companies', summary: 'List the companies that you are a member of', tags })
    .output(z.array(membershipSchema)),
  choose: forEmployers
    .route({
      method: 'PUT',
      path: '/me/company',
      summary: 'Choose your current company',
      description: 'Pages and lists are about this company.',
      tags,
    })
    .input(ofCompany)
    .output(membershipSchema),
  read: forEmployers
    .route({
      method: 'GET',
      path: '/companies/{id}/members',
      summary: 'List the members of your company',
      description: 'Owners also get the pending invitations.',
      tags,
    })
    .input(ofCompany)
    .output(teamSchema),
  requireSecondFactor: forEmployersAgain
    .route({
      method: 'PUT',
      path: '/companies/{id}/second-factor',
      summary: 'Require a second factor from the members of your company, or stop requiring it',
      description: '409 `second_factor_required` if you are an owner without one.',
      tags,
    })
    .input(ofCompany.extend({ isRequired: z.boolean() }))
    .output(z.object({ isRequired: z.boolean() })),
  changeRole: forEmployers
    .route({
      method: 'PATCH',
      path: '/companies/{id}/members/{userId}',
      summary: 'Change the role of a member',
      description: `409 \`only_owner\` if the company would have no owner left. ${ownersByProof}`,
      tags,
    })
    .input(ofMember.extend({ role }))
    .output(memberSchema),
  remove: forEmployers
    .route({
      method: 'DELETE',
      path: '/companies/{id}/members/{userId}',
      summary: 'Remove a member, or leave a company',
      description: '409 `only_owner` if the company would have no owner left.',
      tags,
    })
    .input(ofMember)
    .output(done),
  invite: forEmployers
    .route({
      method: 'POST',
      path: '/companies/{id}/invitations',
      summary: 'Invite a person to a company by email, in their language',
      description: `The link works for ${INVITATION_DAYS} days; inviting an address again replaces it. 409 \`already_member\` for a member, \`too_many_members\` at ${MEMBERS_MAX} members and invitations. Limited by the settings \`limits.invitations_per_company\`, for a company and for a person, and \`limits.mails_per_recipient\`, for an address. ${ownersByProof}`,
      tags,
      successStatus: 201,
    })
    .input(ofCompany.extend(invitationInput.shape))
    .output(invitationSchema),
  revoke: forEmployers
    .route({
      method: 'DELETE',
      path: '/companies/{id}/invitations/{invitationId}',
      summary: 'Withdraw an invitation',
      tags,
    })
    .input(ofCompany.extend({ invitationId: z.uuid() }))
    .output(done),
};

const unknownToken = { NOT_FOUND: { status: problems.NOT_FOUND, data: problemDataSchema } };

export const invitationsContract = {
  read: forAnyone
    .errors(unknownToken)
    .route({
      method: 'POST',
      path: '/invitations/read',
      summary: 'Get the invitation of a link',
      description: '404 if it was used, was withdrawn or has expired.',
      tags,
    })
    .input(byToken)
    .output(openInvitationSchema),
  accept: forEmployers
    .route({
      method: 'POST',
      path: '/invitations/accept',
      summary: 'Accept an invitation with the token from its link',
      description: 'The company becomes your current one. 409 `already_member` if you are a member.',
      tags,
    })
    .input(byToken)
    .output(membershipSchema),
  decline: forAnyone
    .errors(unknownToken)
    .route({
      method: 'POST',
      path: '/invitations/decline',
      summary: 'Decline an invitation',
      description: 'Its link stops working.',
      tags,
    })
    .input(byToken)
    .output(done),
};
