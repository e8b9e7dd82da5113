import { setUpContract } from '#contract/site/set-up.ts';

import type { Config } from '../../../platform/config.ts';
import { implementing } from '../../../procedures.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import { openSession } from '../../accounts/open-session.ts';
import { readViewer } from '../../accounts/queries.ts';
import { createAdministrator, readSetUp, saveLegalNotice, saveSite } from './set-up.ts';
import { testMail } from './test-mail.ts';
import { isSetUpOpen } from './token.ts';

const setUp = implementing(setUpContract);

const DONE = { done: true } as const;

export const setUpApi = (config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'appUrl' | 'demo'>, accounts: Accounts) => ({
  state: setUp.state.handler(async ({ context }) => ({ isOpen: !config.demo && (await isSetUpOpen(context.db)) })),
  read: setUp.read.handler(({ context, input }) => readSetUp(context, input.token, config)),
  saveSite: setUp.saveSite.handler(async ({ context, input }) => {
    await saveSite(context, input);
    return DONE;
  }),
  testMail: setUp.testMail.handler(({ context, input }) => testMail(context, input, config)),
  saveLegalNotice: setUp.saveLegalNotice.handler(async ({ context, input }) => {
    await saveLegalNotice(context, input);
    return DONE;
  }),
  finish: setUp.finish.handler(async ({ context, input }) => {
    const userId = await createAdministrator(context, input);
    const request = new Headers(context.metadata.requestHeaders);
    const cookies = await openSession(context, accounts, { userId, request, by: 'link' });
    for (const cookie of cookies) context.metadata.responseHeaders.append('set-cookie', cookie);
    return { viewer: await readViewer(context, userId) };
  }),
});
