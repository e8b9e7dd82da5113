import type { Offer } from '#contract/offers/offer-views.ts';
import { drawDocument } from '#server/features/offers/document/make-document.ts';

import { setApprovers } from '../approvals.ts';
import { uploadForm } from '../made-files.ts';
import { offerInput } from '../offers.ts';
import type { People } from './actors.ts';
import { ask, thingIn } from './ask.ts';
import type { Thing } from './calls.ts';

type Making = (people: People) => Promise<Thing>;

/** `shortlisted`: an application. */
export function offerThings(shortlisted: Making): Record<string, Making> {
  const draft = async (people: People, input: Parameters<typeof offerInput>[0] = {}) => {
    await allow(people, { approvers: [], isShown: false });
    const { id } = await shortlisted(people);
    return offerIn(await ask(people, 'POST', `/applications/${id}/offers`, people.owner, offerInput(input)));
  };
  const sent = async (people: People, input: Parameters<typeof offerInput>[0] = {}) => {
    const { id, versionNumber: version } = await draft(people, input);
    return offerIn(await ask(people, 'POST', `/offers/${id}/send`, people.owner, { version }));
  };
  const accepted = async (people: People, input: Parameters<typeof offerInput>[0] = {}) => {
    const offer = await sent(people, input);
    const json = { version: offer.versionNumber, name: offer.mark, agrees: true };
    await ask(people, 'POST', `/me/offers/${offer.id}/accept`, people.seeker, json);
    return offer;
  };
  return {
    'a shortlisted application': shortlisted,
    'a draft of an offer': (people) => draft(people),
    'a draft of an offer that needs approval': async (people) => {
      const offer = await draft(people);
      await allow(people, { approvers: [people.owner], isShown: false });
      return offer;
    },
    'an offer that was sent': async (people) => {
      await confirmByMail(people);
      return sent(people);
    },
    'an offer that hiring managers see': async (people) => {
      const offer = await sent(people);
      await allow(people, { approvers: [], isShown: true });
      return offer;
    },
    'an accepted offer whose contract is signed on paper': (people) =>
      accepted(people, { conditions: { form: 'paper' } }),
    'an accepted offer with its document': async (people) => {
      await confirmByMail(people);
      const offer = await accepted(people);
      await drawDocument(people.app.system, { offerId: offer.id });
      return offer;
    },
    'a file of an offer': async (people) => {
      const body = uploadForm('attachment', 'plan.txt', Buffer.from('The plan.'));
      const { cookie } = people.owner;
      const { id: fileId } = await thingIn(await people.app.request('POST', '/api/files', { cookie, body }));
      return { ...(await sent(people, { fileIds: [fileId] })), fileId };
    },
  };
}

/** `mark`: the name under which the candidate accepts it. */
function offerIn(answer: Thing): Thing {
  const { id, version, candidateName } = answer as unknown as Offer;
  return { id, versionNumber: version.number, mark: candidateName };
}

async function allow(
  { app, owner }: People,
  { approvers, isShown }: { approvers: { userId: string }[]; isShown: boolean },
): Promise<void> {
  await setApprovers(app, owner, 'offer', approvers);
  await app.base.db
    .updateTable('company')
    .set({ shows_offers_to_managers: isShown })
    .where('id', '=', owner.companyId)
    .execute();
}

/** As if the person without an account had given the code of an email. */
const confirmByMail = ({ app, unclaimed: { userId } }: People) =>
  app.base.db.updateTable('user_session').set({ proved_by: 'mail' }).where('user_id', '=', userId).execute();
