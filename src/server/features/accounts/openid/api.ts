import { identitiesContract } from '#contract/accounts/identities.ts';

import { implementing, type ApiContext } from '../../../procedures.ts';
import type { Accounts } from '../accounts.ts';
import { headersOf, setCookies } from '../api.ts';
import { beginLink, beginProof, beginSignIn } from './begin.ts';
import { confirmLink, finish } from './finish.ts';
import { listIdentities, removeIdentity } from './identities.ts';
import { registerIdentity } from './register.ts';

const identities = implementing(identitiesContract);

const fromOf = (context: ApiContext) => ({ address: context.metadata.address, request: headersOf(context) });

export const identitiesApi = (accounts: Accounts) => {
  const { list } = accounts.providers;
  return {
    providers: identities.providers.handler(() => list.map(({ id, label }) => ({ id, label }))),
    begin: identities.begin.handler(async ({ context, input }) => {
      const { url, cookie } = await beginSignIn(context, accounts, input, fromOf(context));
      setCookies(context, [cookie]);
      return { url };
    }),
    finish: identities.finish.handler(async ({ context, input }) => {
      const { finished, cookies } = await finish(context, accounts, input, fromOf(context));
      setCookies(context, cookies);
      return finished;
    }),
    confirmLink: identities.confirmLink.handler(async ({ context, input }) => {
      const { viewer, cookies } = await confirmLink(context, accounts, input, headersOf(context));
      setCookies(context, cookies);
      return { viewer };
    }),
    register: identities.register.handler(async ({ context, input }) => {
      const { viewer, cookies } = await registerIdentity(context, accounts, input, fromOf(context));
      setCookies(context, cookies);
      return { viewer };
    }),
    list: identities.list.handler(({ context }) => listIdentities(context, list)),
    prove: identities.prove.handler(async ({ context, input }) => {
      const { url, cookie } = await beginProof(context, accounts, input, fromOf(context));
      setCookies(context, [cookie]);
      return { url };
    }),
    link: identities.link.handler(async ({ context, input }) => {
      const { url, cookie } = await beginLink(context, accounts, input, fromOf(context));
      setCookies(context, [cookie]);
      return { url };
    }),
    remove: identities.remove.handler(async ({ context, input }) => {
      await removeIdentity(context, input);
      return { done: true } as const;
    }),
  };
};
