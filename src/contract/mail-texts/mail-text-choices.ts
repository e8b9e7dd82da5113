/** Recipients of emails; the page of their texts groups them this way. */
export const mailGroups = ['accounts', 'seekers', 'employers', 'strangers'] as const;

export type MailGroup = (typeof mailGroups)[number];

/** Every kind of email whose texts an administrator may change, with who gets it. */
export const mailKinds = {
  verify: 'accounts',
  reset: 'accounts',
  exists: 'accounts',
  change_email: 'accounts',
  email_changed: 'accounts',
  contact_confirm: 'accounts',
  contact_changed: 'accounts',
  new_device: 'accounts',
  second_factor_on: 'accounts',
  second_factor_off: 'accounts',
  passkey_added: 'accounts',
  passkey_removed: 'accounts',
  identity_linked: 'accounts',
  identity_removed: 'accounts',
  password_changed: 'accounts',
  key_stopped: 'accounts',
  prove: 'accounts',
  decision_message: 'accounts',
  decision_person: 'accounts',
  appeal_decided: 'accounts',
  unbanned: 'accounts',
  account_deleted: 'accounts',
  terms: 'accounts',
  message: 'accounts',
  reply_refused: 'accounts',
  application_link: 'seekers',
  applied_already: 'seekers',
  person_link: 'seekers',
  person_erased: 'seekers',
  application_shortlisted: 'seekers',
  application_interview: 'seekers',
  application_accepted: 'seekers',
  application_rejected: 'seekers',
  interview_proposed: 'seekers',
  interview_booked: 'seekers',
  interview_changed: 'seekers',
  interview_cancelled: 'seekers',
  interview_reminder: 'seekers',
  offer: 'seekers',
  screening: 'seekers',
  representation: 'seekers',
  pool_asked: 'seekers',
  job_invitation: 'seekers',
  being_found_ending: 'seekers',
  candidate_told: 'seekers',
  matches: 'seekers',
  matches_several: 'seekers',
  application_received: 'employers',
  application_moved: 'employers',
  application_mention: 'employers',
  answers_due: 'employers',
  company_interview_booked: 'employers',
  company_interview_changed: 'employers',
  company_interview_cancelled: 'employers',
  company_interview_moved: 'employers',
  company_interview_asked: 'employers',
  company_interview_reminder: 'employers',
  company_interview_removed: 'employers',
  approval_asked: 'employers',
  approval_ended: 'employers',
  company_offer: 'employers',
  company_screening: 'employers',
  job_ending: 'employers',
  decision_job: 'employers',
  decision_company: 'employers',
  erasure_due: 'employers',
  job_restored: 'employers',
  import_troubled: 'employers',
  webhook_disabled: 'employers',
  template_test: 'employers',
  reference_asked: 'strangers',
  invitation: 'strangers',
  shortlist: 'strangers',
  company_domain: 'strangers',
  alert_confirm: 'strangers',
  report_decided: 'strangers',
  report_decided_other: 'strangers',
} as const satisfies Record<string, MailGroup>;

export type MailKind = keyof typeof mailKinds;

export const mailKindNames = Object.keys(mailKinds) as MailKind[];

/** Parts of one line: the subject and the button's label. */
export const MAIL_LINE_MAX = 200;
export const MAIL_PARAGRAPH_MAX = 4_000;

/** Limit of one-line parts. */
export const isMailLine = (part: string): boolean => part === 'subject' || part === 'action';
