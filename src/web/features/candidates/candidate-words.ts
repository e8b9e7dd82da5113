import type { CandidateOrigin, CandidateSort, ContactAge } from '#contract/candidates/candidate-choices.ts';
import { m } from '#generated/paraglide/messages.js';

export const originTexts: Record<CandidateOrigin, () => string> = {
  applied: m.people_origin_applied,
  by_hand: m.people_origin_by_hand,
  cv: m.people_origin_cv,
  import: m.people_origin_import,
};

export const contactTexts: Record<ContactAge, () => string> = {
  month: m.people_contact_month,
  quarter: m.people_contact_quarter,
  year: m.people_contact_year,
  older: m.people_contact_older,
};

export const sortTexts: Record<CandidateSort, () => string> = {
  contact: m.people_sort_contact,
  added: m.people_sort_added,
  name: m.applications_received_sort_name,
};
