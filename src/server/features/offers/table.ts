import type { ColumnType, Generated } from 'kysely';

import type { Locale } from '#contract/locales.ts';
import type { DeclineReason, OfferState, SignatureMeans } from '#contract/offers/offer-choices.ts';
import type { OfferConditions, OfferTexts } from '#contract/offers/offer-conditions.ts';

/** An offer to an applicant; at most one of an application is open. */
export interface OfferTable {
  id: string;
  application_id: string;
  company_id: string;
  job_id: string;
  state: OfferState;
  created_by: string | null;
  created_at: Date;
  updated_at: Date;
  sent_at: Date | null;
  /** The last day to answer, in UTC; of the version that was sent last. */
  answer_by: string | null;
  /** Days before the last one of the last reminder. */
  reminded_at_days: number | null;
  /** When it was answered, withdrawn or lapsed. */
  ended_at: Date | null;
  decline_reason: DeclineReason | null;
  decline_words: Generated<string>;
  paper_noted_at: Date | null;
  paper_noted_by: string | null;
  /** The signed document, once it is made. */
  document_file_id: string | null;
}

/** Never changed once it was sent. */
export interface OfferVersionTable {
  id: string;
  offer_id: string;
  number: number;
  conditions: ColumnType<OfferConditions, string, string>;
  texts: ColumnType<OfferTexts, string, string>;
  locale: Locale;
  binding_locale: Locale;
  pay_reason: Generated<string>;
  written_by: string | null;
  written_at: Date;
  sent_at: Date | null;
  /** SHA-256 of what was sent, in hexadecimal. */
  digest: string | null;
}

export interface OfferFileTable {
  version_id: string;
  file_id: string;
  position: number;
}

export interface OfferSignatureTable {
  version_id: string;
  party: 'company' | 'candidate';
  user_id: string | null;
  name: string;
  means: SignatureMeans;
  at: Date;
}

export interface OfferTemplateTable {
  id: string;
  company_id: string;
  position: number;
  name: string;
  texts: ColumnType<OfferTexts, string, string>;
}

export interface SigningKeyTable {
  id: string;
  /** X.509, PEM. */
  certificate: string;
  /** PKCS #8, PEM. */
  private_key: string;
  created_at: Date;
}

export interface SignedDocumentTable {
  /** SHA-256, in hexadecimal. */
  digest: string;
  signed_at: Date;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    offer: OfferTable;
    offer_version: OfferVersionTable;
    offer_file: OfferFileTable;
    offer_signature: OfferSignatureTable;
    offer_template: OfferTemplateTable;
    signing_key: SigningKeyTable;
    signed_document: SignedDocumentTable;
  }
}
