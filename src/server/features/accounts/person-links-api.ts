import { personLinksContract } from '#contract/accounts/person-links.ts';

import { notFound } from '../../platform/http/refusal.ts';
import { implementing } from '../../procedures.ts';

const procedures = implementing(personLinksContract);

const refuse = () => Promise.reject(notFound());

export const personLinksApi = {
  begin: procedures.begin.handler(refuse),
  open: procedures.open.handler(refuse),
  ask: procedures.ask.handler(refuse),
  claim: procedures.claim.handler(refuse),
};
