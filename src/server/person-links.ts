import { personLinksContract } from '#contract/accounts/person-links.ts';

import type { Accounts } from './features/accounts/accounts.ts';
import { headersOf, requesterOf, setCookies } from './features/accounts/api.ts';
import { beginClaimByPasskey, claim } from './features/accounts/claim.ts';
import { findPerson } from './features/accounts/find-person.ts';
import { openSession } from './features/accounts/open-session.ts';
import { askForLink, beginPerson, openLink } from './features/accounts/person-links.ts';
import { readViewer } from './features/accounts/queries.ts';
import { mailUnsent, type Sent, sendUnsent } from './features/applications/send-later.ts';
import { throwNotFound } from './platform/http/refusal.ts';
import { implementing, type ApiContext } from './procedures.ts';

const procedures = implementing(personLinksContract);

const DONE = { done: true } as const;

/** Here because a link also sends applications. */
export const personLinksApi = (accounts: Accounts) => ({
  begin: procedures.begin.handler(async ({ context, input }) => {
    const userId = await beginPerson(context, input, context.metadata.address);
    await enter(context, accounts, userId);
    return readViewer(context, userId);
  }),
  open: procedures.open.handler(async ({ context, input }) => {
    const userId = await openLink(context, input.token);
    await enter(context, accounts, userId);
    return send(context, userId);
  }),
  ask: procedures.ask.handler(async ({ context, input }) => {
    const { actor } = context;
    if (actor.kind === 'person' && actor.unclaimed?.isConfirmed === false) await mailUnsent(context);
    else await askForLink(context, input, requesterOf(context, accounts));
    return DONE;
  }),
  beginPasskey: procedures.beginPasskey.handler(async ({ context }) => ({
    creation: await beginClaimByPasskey(context, accounts),
  })),
  claim: procedures.claim.handler(async ({ context, input }) => ({ outcome: await claim(context, accounts, input) })),
});

async function enter(context: ApiContext, accounts: Accounts, userId: string): Promise<void> {
  const cookies = await openSession(context, accounts, { userId, request: headersOf(context), by: 'person_link' });
  setCookies(context, cookies);
}

const send = async (context: ApiContext, userId: string): Promise<Sent> =>
  sendUnsent({ ...context, actor: (await findPerson(context, userId)) ?? throwNotFound() });
