import type {
  ContractForm,
  DeclineReason,
  OfferForm,
  OfferState,
  SignatureMeans,
} from '#contract/offers/offer-choices.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Word } from './word.ts';

export const offerStateWords: Record<OfferState, Word> = {
  draft: m.offer_state_draft,
  pending: m.offer_state_pending,
  approved: m.offer_state_approved,
  sent: m.offer_state_sent,
  accepted: m.offer_state_accepted,
  declined: m.offer_state_declined,
  withdrawn: m.offer_state_withdrawn,
  lapsed: m.offer_state_lapsed,
};

export const contractFormWords: Record<ContractForm, Word> = {
  permanent: m.offer_contract_permanent,
  fixed_term: m.offer_contract_fixed_term,
  apprenticeship: m.offer_contract_apprenticeship,
  freelance: m.offer_contract_freelance,
};

export const offerFormWords: Record<OfferForm, Word> = {
  electronic: m.offer_term_form_electronic,
  paper: m.offer_term_form_paper,
};

export const declineReasonWords: Record<DeclineReason, Word> = {
  pay: m.offer_decline_pay,
  other_offer: m.offer_decline_other_offer,
  stays: m.offer_decline_stays,
  place: m.offer_decline_place,
  tasks: m.offer_decline_tasks,
  conditions: m.offer_decline_conditions,
  personal: m.offer_decline_personal,
  other: m.offer_decline_other,
};

export const signatureMeansWords: Record<SignatureMeans, Word> = {
  password: m.offer_means_password,
  passkey: m.offer_means_passkey,
  openid: m.offer_means_openid,
  code: m.offer_means_code,
};
