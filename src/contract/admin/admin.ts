import { z } from 'zod';

import { domainMailSchema, mailboxSchema } from '#contract/companies/companies.ts';
import { mailTextsContract } from '#contract/mail-texts/mail-texts.ts';
import { adminPagesContract } from '#contract/own-pages/own-pages.ts';
import { cursorInput } from '#contract/positions.ts';
import { forAdmins, forAdminsAgain, orByKey } from '#contract/procedure.ts';

import { adminModerationContract } from './admin-moderation.ts';
import {
  adminCompanySchema,
  candidateSchema,
  companyFilters,
  companyRowSchema,
  verifyCandidateInput,
  verifyCompanyInput,
  withdrawVerificationInput,
} from './admin-verification.ts';
import { analyticsFilters, analyticsSchema } from './analytics.ts';
import { auditEntrySchema, auditFilters } from './audit.ts';
import { escoContract } from './esco.ts';
import { figuresSchema } from './figures.ts';
import { healthContract } from './health.ts';
import { groundsInput } from './moderation.ts';
import { searchWordsContract } from './search-words.ts';
import { userFilters, userRowSchema, userSchema } from './users.ts';

const tags = ['Administration'];
const id = { id: z.uuid() };
const byId = z.strictObject(id);

const act = (path: string, summary: string, who = forAdmins) =>
  who.route({ method: 'POST', path: `/admin/users/{id}/${path}`, summary, tags });

export const adminContract = {
  figures: orByKey
    .admins('read_figures')
    .route({
      method: 'GET',
      path: '/admin/figures',
      summary: 'Get the current figures of the platform',
      tags,
    })
    .output(figuresSchema),
  analytics: {
    read: orByKey
      .admins('read_figures')
      .route({
        method: 'GET',
        path: '/admin/analytics',
        summary: 'Get the figures of the platform for a period',
        description: 'What came in during the period, and how it was answered.',
        tags,
      })
      .input(analyticsFilters)
      .output(analyticsSchema),
  },
  audit: orByKey
    .admins('read_audit')
    .route({ method: 'GET', path: '/admin/audit', summary: 'List the audit log, newest first, 25 at a time', tags })
    .input(auditFilters.extend(cursorInput))
    .output(z.object({ entries: z.array(auditEntrySchema), nextCursor: z.string().nullable() })),
  health: healthContract,
  searchWords: searchWordsContract,
  esco: escoContract,
  pages: adminPagesContract,
  mailTexts: mailTextsContract,
  moderation: adminModerationContract,
  users: {
    list: forAdmins
      .route({ method: 'GET', path: '/admin/users', summary: 'List people, newest first, 25 at a time', tags })
      .input(userFilters.extend(cursorInput))
      .output(z.object({ users: z.array(userRowSchema), nextCursor: z.string().nullable() })),
    read: forAdmins
      .route({ method: 'GET', path: '/admin/users/{id}', summary: 'Get a person', tags })
      .input(byId)
      .output(userSchema),
    ban: act('ban', 'Ban a person, end their sessions, hide their jobs and tell them why', forAdminsAgain)
      .input(groundsInput)
      .output(userSchema),
    unban: act('unban', 'Lift a ban, and restore what it hid').input(byId).output(userSchema),
    resendVerification: act('resend-verification', 'Send a person the verification email again')
      .input(byId)
      .output(userSchema),
    sendReset: act('send-reset', 'Send a person a link to choose a new password').input(byId).output(userSchema),
    endSessions: act('end-sessions', 'End all sessions of a person').input(byId).output(userSchema),
  },
  companies: {
    list: forAdmins
      .route({ method: 'GET', path: '/admin/companies', summary: 'List companies, newest first, 25 at a time', tags })
      .input(companyFilters.extend(cursorInput))
      .output(z.object({ companies: z.array(companyRowSchema), nextCursor: z.string().nullable() })),
    countUnverified: forAdmins
      .route({
        method: 'GET',
        path: '/admin/companies/unverified/count',
        summary: 'Count unverified companies with open jobs, up to 1,000',
        tags,
      })
      .output(z.object({ hiring: z.number().int() })),
    read: forAdmins
      .route({
        method: 'GET',
        path: '/admin/companies/{id}',
        summary: 'Get a company with its members and verifications',
        tags,
      })
      .input(byId)
      .output(adminCompanySchema),
    verify: forAdmins
      .route({
        method: 'POST',
        path: '/admin/companies/{id}/verify',
        summary: 'Verify a company, stating how it was checked',
        tags,
      })
      .input(verifyCompanyInput)
      .output(adminCompanySchema),
    withdraw: forAdminsAgain
      .route({
        method: 'POST',
        path: '/admin/companies/{id}/withdraw-verification',
        summary: 'Withdraw the verification of a company',
        tags,
      })
      .input(withdrawVerificationInput)
      .output(adminCompanySchema),
    askDomainMail: forAdmins
      .route({
        method: 'POST',
        path: '/admin/companies/{id}/domain-mail',
        summary: 'Send an email to a company’s domain, for its members to confirm',
        tags,
      })
      .input(z.strictObject({ ...id, mailbox: mailboxSchema }))
      .output(domainMailSchema),
  },
  candidates: {
    read: forAdmins
      .route({
        method: 'GET',
        path: '/admin/users/{id}/verifications',
        summary: 'Get the verifications of a candidate, and what can be verified',
        tags,
      })
      .input(byId)
      .output(candidateSchema),
    verify: forAdmins
      .route({
        method: 'POST',
        path: '/admin/users/{id}/verifications',
        summary: 'Verify a fact about a candidate',
        tags,
      })
      .input(verifyCandidateInput)
      .output(candidateSchema),
    withdraw: forAdminsAgain
      .route({
        method: 'POST',
        path: '/admin/verifications/{id}/withdraw',
        summary: 'Withdraw a verification of a candidate',
        tags,
      })
      .input(withdrawVerificationInput)
      .output(candidateSchema),
  },
};
