import { offerTemplatesContract } from '#contract/offers/offer-templates.ts';
import { signedDocumentsContract } from '#contract/offers/signed-documents.ts';

import { Refusal } from '../../platform/http/refusal.ts';
import { implementing } from '../../procedures.ts';
import { readOfferTemplates, saveOfferTemplates } from './templates.ts';

const templates = implementing(offerTemplatesContract);
const documents = implementing(signedDocumentsContract);

const later = (): never => {
  throw new Refusal('UNAVAILABLE');
};

export const offerTemplatesApi = {
  read: templates.read.handler(({ context, input }) => readOfferTemplates(context, input.id)),
  save: templates.save.handler(({ context, input }) => saveOfferTemplates(context, input)),
};

export const signedDocumentsApi = {
  verify: documents.verify.handler(later),
};
