import type { OwnData } from '#contract/accounts/own-data.ts';
import { m } from '#generated/paraglide/messages.js';
import type { Word } from '#words/word.ts';

type Of<Codes extends string> = Record<Codes, Word>;

export const linkPurposes: Record<string, Word> = {
  verify: m.auth_mail_verify_subject,
  reset: m.auth_mail_reset_subject,
  change_email: m.auth_mail_change_email_subject,
  contact: m.auth_mail_contact_confirm_subject,
  person: m.person_mail_link_subject,
};

export const visibilities: Of<NonNullable<OwnData['profile']['visibility']>> = {
  applied: m.profile_visibility_applied,
  employers: m.profile_visibility_employers,
};

export const decided: Of<OwnData['decisions'][number]['as']> = {
  kept: m.admin_case_kept,
  hidden: m.admin_case_hidden,
  banned: m.admin_case_banned,
};

export const grounds: Of<OwnData['decisions'][number]['ground']> = {
  law: m.admin_case_ground_law,
  terms: m.admin_case_ground_terms,
};

export const fileKinds: Of<OwnData['files'][number]['kind']> = {
  avatar: m.owndata_file_avatar,
  logo: m.owndata_file_logo,
  cv: m.profile_cv,
  attachment: m.owndata_file_attachment,
};
