import { procedures } from '../../procedures.ts';
import { acceptTerms } from './consent.ts';
import { discardDraft, saveText, takeUp } from './draft.ts';
import { publishPage } from './publish.ts';
import { listOwnPages, readAskedTerms, readOwnPage, readPageForAdmin, readVersionForAdmin } from './queries.ts';

export const ownPagesApi = {
  read: procedures.ownPages.read.handler(({ context, input }) => readOwnPage(context, input.page)),
  version: procedures.ownPages.version.handler(({ context, input }) => readOwnPage(context, input.page, input.number)),
};

export const termsApi = {
  asked: procedures.terms.asked.handler(async ({ context }) => ({ asked: await readAskedTerms(context) })),
  accept: procedures.terms.accept.handler(async ({ context, input }) => {
    await acceptTerms(context, input.number);
    return { done: true } as const;
  }),
};

/** For administrators. */
export const adminPagesApi = {
  list: procedures.admin.pages.list.handler(({ context }) => listOwnPages(context)),
  read: procedures.admin.pages.read.handler(({ context, input }) => readPageForAdmin(context, input.page)),
  saveText: procedures.admin.pages.saveText.handler(({ context, input }) => saveText(context, input)),
  discard: procedures.admin.pages.discard.handler(async ({ context, input }) => {
    await discardDraft(context, input.page);
    return { done: true } as const;
  }),
  version: procedures.admin.pages.version.handler(({ context, input }) =>
    readVersionForAdmin(context, input.page, input.number),
  ),
  takeUp: procedures.admin.pages.takeUp.handler(({ context, input }) => takeUp(context, input.page, input.number)),
  publish: procedures.admin.pages.publish.handler(({ context, input }) => publishPage(context, input)),
};
