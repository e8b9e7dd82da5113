import { adminContract } from '#contract/admin/admin.ts';
import { ownPagesContract, termsContract } from '#contract/own-pages/own-pages.ts';

import { implementing } from '../../procedures.ts';
import { acceptTerms } from './consent.ts';
import { discardDraft, saveText, takeUp } from './draft.ts';
import { publishPage } from './publish.ts';
import { listOwnPages, readAskedTerms, readOwnPage, readPageForAdmin, readVersionForAdmin } from './queries.ts';

const adminProcedures = implementing(adminContract);
const ownPagesProcedures = implementing(ownPagesContract);
const termsProcedures = implementing(termsContract);

export const ownPagesApi = {
  read: ownPagesProcedures.read.handler(({ context, input }) => readOwnPage(context, input.page)),
  version: ownPagesProcedures.version.handler(({ context, input }) => readOwnPage(context, input.page, input.number)),
};

export const termsApi = {
  asked: termsProcedures.asked.handler(async ({ context }) => ({ asked: await readAskedTerms(context) })),
  accept: termsProcedures.accept.handler(async ({ context, input }) => {
    await acceptTerms(context, input.number);
    return { done: true } as const;
  }),
};

/** For administrators. */
export const adminPagesApi = {
  list: adminProcedures.pages.list.handler(({ context }) => listOwnPages(context)),
  read: adminProcedures.pages.read.handler(({ context, input }) => readPageForAdmin(context, input.page)),
  saveText: adminProcedures.pages.saveText.handler(({ context, input }) => saveText(context, input)),
  discard: adminProcedures.pages.discard.handler(async ({ context, input }) => {
    await discardDraft(context, input.page);
    return { done: true } as const;
  }),
  version: adminProcedures.pages.version.handler(({ context, input }) =>
    readVersionForAdmin(context, input.page, input.number),
  ),
  takeUp: adminProcedures.pages.takeUp.handler(({ context, input }) => takeUp(context, input.page, input.number)),
  publish: adminProcedures.pages.publish.handler(({ context, input }) => publishPage(context, input)),
};
