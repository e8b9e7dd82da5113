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
  /** The one that pages and lists show. */
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
const ownersByProof = 'To make somebody an owner takes a recent proof: 403 (sign_in_again) without.';

export const teamsContract = {
  mine: forEmployers
    .route({ method: 'GET', path: '/me/companies', summary: 'The companies whose member the person is', tags })
    .output(z.array(membershipSchema)),
  choose: forEmployers
    .route({
      method: 'PUT',
      path: '/me/company',
      summary: 'Choose the company that pages and lists are about',
      tags,
    })
    .input(ofCompany)
    .output(membershipSchema),
  read: forEmployers
    .route({
      method: 'GET',
      path: '/companies/{id}/members',
      summary: 'The members of an own company; for its owners also who is invited',
      tags,
    })
    .input(ofCompany)
    .output(teamSchema),
  requireSecondFactor: forEmployersAgain
    .route({
      method: 'PUT',
      path: '/companies/{id}/second-factor',
      summary: 'Whether the members of an own company need a second factor',
      description: '409 (second_factor_required) for an owner without one.',
      tags,
    })
    .input(ofCompany.extend({ isRequired: z.boolean() }))
    .output(z.object({ isRequired: z.boolean() })),
  changeRole: forEmployers
    .route({
      method: 'PATCH',
      path: '/companies/{id}/members/{userId}',
      summary: 'Change what a member may do',
      description: `409 (only_owner) where the company would be left without an owner. ${ownersByProof}`,
      tags,
    })
    .input(ofMember.extend({ role }))
    .output(memberSchema),
  remove: forEmployers
    .route({
      method: 'DELETE',
      path: '/companies/{id}/members/{userId}',
      summary: 'Remove a member, or leave',
      description: '409 (only_owner) where the company would be left without an owner.',
      tags,
    })
    .input(ofMember)
    .output(done),
  invite: forEmployers
    .route({
      method: 'POST',
      path: '/companies/{id}/invitations',
      summary: 'Invite somebody by mail, in their language',
      description: `Inviting an address again sends a new link in place of the old one. 409 for a member (already_member), and at ${MEMBERS_MAX} members and invitations (too_many_members). A link works for ${INVITATION_DAYS} days. How often is the setting limits.invitations_per_company, for a company and for a person, and limits.mails_per_recipient for an address. ${ownersByProof}`,
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
      summary: 'The invitation of a link; 404 once it was used, withdrawn or has expired',
      tags,
    })
    .input(byToken)
    .output(openInvitationSchema),
  accept: forEmployers
    .route({
      method: 'POST',
      path: '/invitations/accept',
      summary: 'Become a member by the link of an invitation, which then is the current company',
      description: '409 for who is a member already (already_member).',
      tags,
    })
    .input(byToken)
    .output(membershipSchema),
  decline: forAnyone
    .errors(unknownToken)
    .route({
      method: 'POST',
      path: '/invitations/decline',
      summary: 'Decline an invitation: its link ends',
      tags,
    })
    .input(byToken)
    .output(done),
};
