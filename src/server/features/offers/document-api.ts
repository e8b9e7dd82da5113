import { offerTemplatesContract } from '#contract/offers/offer-templates.ts';
import { signedDocumentsContract } from '#contract/offers/signed-documents.ts';

import { Refusal } from '../../platform/http/refusal.ts';
import { implementing } from '../../procedures.ts';

const templates = implementing(offerTemplatesContract);
const documents = implementing(signedDocumentsContract);

const later = (): never => {
  throw new Refusal('UNAVAILABLE');
};

export const offerTemplatesApi = {
  read: templates.read.handler(later),
  save: templates.save.handler(later),
};

export const signedDocumentsApi = {
  verify: documents.verify.handler(later),
};
