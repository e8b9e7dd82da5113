import { passkeysContract } from '#contract/accounts/passkeys.ts';

import { implementing } from '../../procedures.ts';
import type { Accounts } from './accounts.ts';
import { headersOf, setCookies } from './api.ts';
import { beginPasskeyProof, beginPasskeySignIn, proveByPasskey, signInWithPasskey } from './passkey-sign-in.ts';
import { addPasskey, beginAdding, listPasskeys, removePasskey, renamePasskey } from './passkeys.ts';

const passkeys = implementing(passkeysContract);

const DONE = { done: true } as const;

export const passkeysApi = (accounts: Accounts) => ({
  beginSignIn: passkeys.beginSignIn.handler(async ({ context }) => {
    const from = { address: context.metadata.address, request: headersOf(context) };
    const { request, cookie } = await beginPasskeySignIn(context, accounts, from);
    setCookies(context, [cookie]);
    return request;
  }),
  signIn: passkeys.signIn.handler(async ({ context, input }) => {
    const from = { address: context.metadata.address, request: headersOf(context) };
    const { viewer, cookies } = await signInWithPasskey(context, accounts, input, from);
    setCookies(context, cookies);
    return { viewer };
  }),
  beginProof: passkeys.beginProof.handler(({ context }) => beginPasskeyProof(context, accounts)),
  prove: passkeys.prove.handler(async ({ context, input }) => {
    await proveByPasskey(context, accounts, input);
    return DONE;
  }),
  list: passkeys.list.handler(({ context }) => listPasskeys(context)),
  begin: passkeys.begin.handler(({ context }) => beginAdding(context, accounts)),
  add: passkeys.add.handler(({ context, input }) => addPasskey(context, accounts, input)),
  rename: passkeys.rename.handler(async ({ context, input }) => {
    await renamePasskey(context, input);
    return DONE;
  }),
  remove: passkeys.remove.handler(async ({ context, input }) => {
    await removePasskey(context, input);
    return DONE;
  }),
});
