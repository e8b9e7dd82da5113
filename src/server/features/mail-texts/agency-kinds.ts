import { m } from '#generated/paraglide/messages.js';

import { INSERTED, sometimes, text } from './parts.ts';

/** Of the house agency. */
export const agencyKinds = {
  representation: {
    subject: text(m.representation_mail_subject, 'what'),
    asked: sometimes(m.representation_mail_asked),
    ending: sometimes(m.representation_mail_ending, 'day'),
    presented: sometimes(m.representation_mail_presented),
    text: INSERTED,
    action: text(m.representation_notice_link),
  },
  shortlist: {
    subject: text(m.shortlist_mail_subject),
    text: text(m.shortlist_mail_text),
    action: text(m.shortlist_mail_action),
    note: text(m.shortlist_mail_note),
  },
  screening: {
    subject: text(m.screening_mail_subject, 'what'),
    done: sometimes(m.screening_notice_done_text),
    changed: sometimes(m.screening_notice_changed_text),
    answered: sometimes(m.screening_notice_answered_text),
    closed: sometimes(m.screening_notice_closed_text),
    reference_proposed: sometimes(m.screening_notice_reference_proposed_text),
    action: text(m.screening_link),
  },
  company_screening: {
    subject: text(m.screening_mail_company_subject, 'what'),
    asked: sometimes(m.screening_notice_asked_text),
    contested: sometimes(m.screening_notice_contested_text),
    withdrawn: sometimes(m.screening_notice_withdrawn_text),
    reference_refused: sometimes(m.screening_notice_reference_refused_text),
    reference_answered: sometimes(m.screening_notice_reference_answered_text),
    reference_declined: sometimes(m.screening_notice_reference_declined_text),
    action: text(m.screening_link),
  },
  reference_asked: {
    subject: text(m.screening_mail_reference_subject),
    text: text(m.screening_mail_reference_text, 'day'),
    rights: text(m.screening_mail_reference_rights),
    action: text(m.screening_mail_reference_action),
    note: text(m.screening_mail_reference_note),
  },
};
