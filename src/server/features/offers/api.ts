import { offersContract } from '#contract/offers/offers.ts';
import { ownOffersContract } from '#contract/offers/own-offers.ts';

import { implementing } from '../../procedures.ts';
import { acceptOffer, declineOffer, mailCode } from './answer.ts';
import { offerFiguresApi, offerTemplatesApi, signedDocumentsApi } from './document-api.ts';
import { handOver } from './document/hand-over.ts';
import { listOffers, listOffersTo } from './list.ts';
import { prepareOffer } from './prepare.ts';
import { listOwnOffers, readOffer, readOwnOffer } from './read.ts';
import { askApproval, notePaper, sendOffer, withdrawOffer } from './send.ts';
import { readOfferSettings, saveOfferSettings } from './settings.ts';
import { changeOffer, createOffer, discardOffer } from './write.ts';

const offers = implementing(offersContract);
const own = implementing(ownOffersContract);

const offersApi = {
  list: offers.list.handler(({ context, input }) => listOffers(context, input)),
  ofApplication: offers.ofApplication.handler(({ context, input }) => listOffersTo(context, input.id)),
  read: offers.read.handler(({ context, input }) => readOffer(context, input.id)),
  prepare: offers.prepare.handler(({ context, input }) => prepareOffer(context, input.id)),
  create: offers.create.handler(({ context, input }) => createOffer(context, input)),
  change: offers.change.handler(({ context, input }) => changeOffer(context, input)),
  discard: offers.discard.handler(async ({ context, input }) => {
    await discardOffer(context, input.id);
    return { done: true } as const;
  }),
  askApproval: offers.askApproval.handler(({ context, input }) => askApproval(context, input)),
  send: offers.send.handler(({ context, input }) => sendOffer(context, input)),
  withdraw: offers.withdraw.handler(({ context, input }) => withdrawOffer(context, input.id)),
  notePaper: offers.notePaper.handler(({ context, input }) => notePaper(context, input)),
  handOver: offers.handOver.handler(async ({ context, input }) => ({ jws: await handOver(context, input.id) })),
  settings: offers.settings.handler(({ context, input }) => readOfferSettings(context, input.id)),
  saveSettings: offers.saveSettings.handler(({ context, input }) => saveOfferSettings(context, input)),
};

const ownOffersApi = {
  list: own.list.handler(({ context }) => listOwnOffers(context)),
  read: own.read.handler(({ context, input }) => readOwnOffer(context, input.id)),
  mailCode: own.mailCode.handler(async ({ context, input }) => {
    await mailCode(context, input.id);
    return { done: true } as const;
  }),
  accept: own.accept.handler(({ context, input }) => acceptOffer(context, input)),
  decline: own.decline.handler(({ context, input }) => declineOffer(context, input)),
};

export const offerApis = {
  offers: offersApi,
  ownOffers: ownOffersApi,
  offerTemplates: offerTemplatesApi,
  offerFigures: offerFiguresApi,
  signedDocuments: signedDocumentsApi,
};
