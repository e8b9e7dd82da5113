import { offerFiguresContract } from '#contract/offers/offer-figures.ts';
import { offerTemplatesContract } from '#contract/offers/offer-templates.ts';
import { signedDocumentsContract } from '#contract/offers/signed-documents.ts';

import { publicKeyOf } from '../../platform/signing/jws.ts';
import { implementing } from '../../procedures.ts';
import { verifyDocument } from './document/make-document.ts';
import { listSigningKeys } from './document/signing-key.ts';
import { readOfferFigures } from './figures.ts';
import { readOfferTemplates, saveOfferTemplates } from './templates.ts';

const templates = implementing(offerTemplatesContract);
const documents = implementing(signedDocumentsContract);
const figures = implementing(offerFiguresContract);

export const offerTemplatesApi = {
  read: templates.read.handler(({ context, input }) => readOfferTemplates(context, input.id)),
  save: templates.save.handler(({ context, input }) => saveOfferTemplates(context, input)),
};

export const signedDocumentsApi = {
  keys: documents.keys.handler(async ({ context }) => ({ keys: (await listSigningKeys(context)).map(publicKeyOf) })),
  verify: documents.verify.handler(({ context, input }) => verifyDocument(context, input)),
};

export const offerFiguresApi = {
  read: figures.read.handler(({ context, input }) => readOfferFigures(context, input)),
};
