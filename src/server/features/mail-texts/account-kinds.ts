import { m } from '#generated/paraglide/messages.js';

import { INSERTED, ofSecurity, text } from './parts.ts';

/** A person without an account is emailed the link to their page. */
const ofLink = {
  text: text(m.person_mail_link_text),
  action: text(m.person_mail_link_action),
  note: text(m.person_mail_link_note),
};

/** Emails about access to an account, and its addresses. */
export const accountKinds = {
  verify: {
    subject: text(m.auth_mail_verify_subject),
    text: text(m.auth_mail_verify_text),
    action: text(m.auth_mail_verify_action),
    note: text(m.auth_mail_verify_note),
  },
  reset: {
    subject: text(m.auth_mail_reset_subject),
    text: text(m.auth_mail_reset_text),
    action: text(m.auth_mail_reset_action),
    note: text(m.auth_mail_reset_note),
  },
  exists: {
    subject: text(m.auth_mail_exists_subject),
    text: text(m.auth_mail_exists_text),
    action: text(m.auth_mail_exists_action),
    note: text(m.auth_mail_exists_note),
  },
  change_email: {
    subject: text(m.auth_mail_change_email_subject),
    text: text(m.auth_mail_change_email_text),
    action: text(m.auth_mail_change_email_action),
    note: text(m.auth_mail_change_email_note),
  },
  email_changed: {
    subject: text(m.auth_mail_email_changed_subject),
    text: text(m.auth_mail_email_changed_text),
    note: text(m.auth_mail_email_changed_note),
  },
  contact_confirm: {
    subject: text(m.auth_mail_contact_confirm_subject),
    text: text(m.auth_mail_contact_confirm_text),
    action: text(m.auth_mail_contact_confirm_action),
    note: text(m.auth_mail_change_email_note),
  },
  contact_changed: {
    subject: text(m.auth_mail_contact_changed_subject),
    text: text(m.auth_mail_contact_changed_text, 'name'),
    action: text(m.auth_go_to_settings),
    note: text(m.auth_mail_contact_changed_note),
  },
  application_link: {
    subject: text(m.person_mail_send_subject, 'job'),
    text: text(m.person_mail_send_text, 'job', 'company'),
    action: text(m.person_mail_send_action),
    note: text(m.person_mail_send_note),
  },
  applied_already: {
    subject: text(m.person_mail_applied_subject, 'job'),
    text: text(m.person_mail_applied_text, 'job'),
    page: ofLink.text,
    action: ofLink.action,
    note: ofLink.note,
  },
  person_link: { subject: text(m.person_mail_link_subject), ...ofLink },
  person_erased: { subject: text(m.person_mail_erased_subject), text: text(m.person_mail_erased_text) },
  new_device: {
    subject: text(m.auth_mail_new_device_subject),
    text: text(m.auth_mail_new_device_text, 'device', 'time'),
    action: text(m.auth_mail_new_device_action),
    note: text(m.auth_mail_new_device_note),
  },
  second_factor_on: ofSecurity(m.security_mail_factor_on_subject, m.security_mail_factor_on_text),
  second_factor_off: ofSecurity(m.security_mail_factor_off_subject, m.security_mail_factor_off_text),
  passkey_added: ofSecurity(m.passkey_mail_added_subject, m.passkey_mail_added_text),
  passkey_removed: ofSecurity(m.passkey_mail_removed_subject, m.passkey_mail_removed_text),
  identity_linked: ofSecurity(m.identity_mail_linked_subject, m.identity_mail_linked_text),
  identity_removed: ofSecurity(m.identity_mail_removed_subject, m.identity_mail_removed_text),
  password_changed: {
    ...ofSecurity(m.auth_mail_password_subject, m.auth_mail_password_text),
    access: text(m.auth_mail_password_access),
    action: text(m.auth_mail_password_action),
  },
  prove: {
    subject: text(m.security_mail_code_subject),
    text: text(m.security_mail_code_text),
    code: INSERTED,
    note: text(m.security_mail_code_note),
  },
};
