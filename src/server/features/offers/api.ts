import { offersContract } from '#contract/offers/offers.ts';
import { ownOffersContract } from '#contract/offers/own-offers.ts';

import { Refusal } from '../../platform/http/refusal.ts';
import { implementing } from '../../procedures.ts';

const offers = implementing(offersContract);
const own = implementing(ownOffersContract);

const later = (): never => {
  throw new Refusal('UNAVAILABLE');
};

export const offersApi = {
  list: offers.list.handler(later),
  ofApplication: offers.ofApplication.handler(later),
  read: offers.read.handler(later),
  prepare: offers.prepare.handler(later),
  create: offers.create.handler(later),
  change: offers.change.handler(later),
  discard: offers.discard.handler(later),
  askApproval: offers.askApproval.handler(later),
  send: offers.send.handler(later),
  withdraw: offers.withdraw.handler(later),
  notePaper: offers.notePaper.handler(later),
  handOver: offers.handOver.handler(later),
  settings: offers.settings.handler(later),
  saveSettings: offers.saveSettings.handler(later),
};

export const ownOffersApi = {
  list: own.list.handler(later),
  read: own.read.handler(later),
  mailCode: own.mailCode.handler(later),
  accept: own.accept.handler(later),
  decline: own.decline.handler(later),
};
