import { adminContract } from '#contract/admin/admin.ts';

import { implementing } from '../../procedures.ts';
import { adminPagesApi } from '../own-pages/api.ts';
import { readAnalytics } from './analytics/read-analytics.ts';
import { listAudit } from './audit.ts';
import { readEsco, removeEsco, startLoadingEsco } from './esco/esco.ts';
import { readFigures } from './figures/figures.ts';
import { readHealth } from './health/health.ts';
import { listMails, retryFailedMail, retryFailedMails, retryFailedTask } from './health/retry.ts';
import type { HealthSources } from './health/sources.ts';
import { mailTextsApi } from './mail-texts/api.ts';
import { adminModerationApi } from './moderation/api.ts';
import { addConceptWord, removeConceptWord } from './search-words/change-words.ts';
import { listConcepts, listNames } from './search-words/list-concepts.ts';
import { endSessionsOf, resendVerificationTo, sendResetTo } from './users/assist.ts';
import { banUser, unbanUser } from './users/ban.ts';
import { listUsers, readUser } from './users/queries.ts';
import { readCandidate, verifyCandidate, withdrawCandidateVerification } from './verification/candidates.ts';
import { askDomainMailFor, verifyCompany, withdrawVerification } from './verification/companies.ts';
import { countUnverifiedHiring, listCompanies } from './verification/list-companies.ts';
import { readCompany } from './verification/read-company.ts';

const procedures = implementing(adminContract);

const searchWordsApi = {
  list: procedures.searchWords.list.handler(({ context, input }) => listConcepts(context, input)),
  names: procedures.searchWords.names.handler(({ context }) => listNames(context)),
  add: procedures.searchWords.add.handler(({ context, input }) => addConceptWord(context, input)),
  remove: procedures.searchWords.remove.handler(async ({ context, input }) => {
    await removeConceptWord(context, input);
    return { done: true } as const;
  }),
};

export const adminApi = (sources: HealthSources) => ({
  figures: procedures.figures.handler(({ context }) => readFigures(context, sources)),
  analytics: { read: procedures.analytics.read.handler(({ context, input }) => readAnalytics(context, input)) },
  audit: procedures.audit.handler(({ context, input }) => listAudit(context, input)),
  health: {
    read: procedures.health.read.handler(({ context }) => readHealth(context, sources)),
    mails: procedures.health.mails.handler(({ context, input }) => listMails(context, input)),
    retryMail: procedures.health.retryMail.handler(({ context, input }) => retryFailedMail(context, input)),
    retryMails: procedures.health.retryMails.handler(({ context }) => retryFailedMails(context)),
    retryTask: procedures.health.retryTask.handler(({ context, input }) => retryFailedTask(context, sources, input)),
  },
  searchWords: searchWordsApi,
  esco: {
    read: procedures.esco.read.handler(({ context }) => readEsco(context)),
    load: procedures.esco.load.handler(({ context, input }) => startLoadingEsco(context, input)),
    remove: procedures.esco.remove.handler(({ context }) => removeEsco(context)),
  },
  pages: adminPagesApi,
  mailTexts: mailTextsApi,
  moderation: adminModerationApi,
  users: {
    list: procedures.users.list.handler(({ context, input }) => listUsers(context, input)),
    read: procedures.users.read.handler(({ context, input }) => readUser(context, input.id)),
    ban: procedures.users.ban.handler(({ context, input }) => banUser(context, input)),
    unban: procedures.users.unban.handler(({ context, input }) => unbanUser(context, input)),
    resendVerification: procedures.users.resendVerification.handler(({ context, input }) =>
      resendVerificationTo(context, input),
    ),
    sendReset: procedures.users.sendReset.handler(({ context, input }) => sendResetTo(context, input)),
    endSessions: procedures.users.endSessions.handler(({ context, input }) => endSessionsOf(context, input)),
  },
  companies: {
    list: procedures.companies.list.handler(({ context, input }) => listCompanies(context, input)),
    countUnverified: procedures.companies.countUnverified.handler(async ({ context }) => ({
      hiring: await countUnverifiedHiring(context),
    })),
    read: procedures.companies.read.handler(({ context, input }) => readCompany(context, input.id)),
    verify: procedures.companies.verify.handler(({ context, input }) => verifyCompany(context, input)),
    withdraw: procedures.companies.withdraw.handler(({ context, input }) => withdrawVerification(context, input)),
    askDomainMail: procedures.companies.askDomainMail.handler(({ context, input }) => askDomainMailFor(context, input)),
  },
  candidates: {
    read: procedures.candidates.read.handler(({ context, input }) => readCandidate(context, input.id)),
    verify: procedures.candidates.verify.handler(({ context, input }) => verifyCandidate(context, input)),
    withdraw: procedures.candidates.withdraw.handler(({ context, input }) =>
      withdrawCandidateVerification(context, input),
    ),
  },
});
