import { talentContract } from '#contract/talent/talent.ts';

import { implementing } from '../../procedures.ts';
import { giveConsent, readBeingFound, withdrawConsent } from './consent.ts';
import { findCompanies, hideFrom, showTo } from './hidden.ts';
import { invitePerson } from './invite.ts';
import { listOccupations } from './occupations.ts';
import { answerInvitation, listReceived, reportInvitation } from './received.ts';
import { findPeople, requireFinding } from './search.ts';
import { listSent } from './sent.ts';

const talent = implementing(talentContract);

export const talentApi = {
  search: talent.search.handler(({ context, input }) => findPeople(context, input)),
  occupations: talent.occupations.handler(async ({ context }) => {
    await requireFinding(context);
    return listOccupations(context.locale);
  }),
  invite: talent.invite.handler(async ({ context, input }) => ({ id: await invitePerson(context, input) })),
  sent: talent.sent.handler(({ context }) => listSent(context)),
  received: talent.received.handler(({ context }) => listReceived(context)),
  answer: talent.answer.handler(({ context, input }) => answerInvitation(context, input)),
  report: talent.report.handler(({ context, input }) => reportInvitation(context, input)),
  beingFound: talent.beingFound.handler(({ context }) => readBeingFound(context)),
  consent: talent.consent.handler(({ context, input }) => giveConsent(context, input)),
  withdraw: talent.withdraw.handler(({ context }) => withdrawConsent(context)),
  companies: talent.companies.handler(({ context, input }) => findCompanies(context, input)),
  hide: talent.hide.handler(({ context, input }) => hideFrom(context, input)),
  show: talent.show.handler(({ context, input }) => showTo(context, input)),
};
