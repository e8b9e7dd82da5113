import { m } from '#generated/paraglide/messages.js';

import { sometimes, text } from './parts.ts';

/** Emails about the keys and webhooks of a company or the site. */
export const programKinds = {
  webhook_disabled: {
    subject: text(m.webhooks_mail_subject),
    failing: sometimes(m.webhooks_mail_failing),
    gone: sometimes(m.webhooks_mail_gone),
    no_access: sometimes(m.webhooks_mail_no_access),
    after: text(m.webhooks_mail_after),
    action: text(m.webhooks_notice_link),
  },
  key_stopped: {
    subject: text(m.keys_mail_subject),
    owner: sometimes(m.keys_mail_owner),
    platform: sometimes(m.keys_mail_platform),
    after: text(m.keys_mail_after),
    action: text(m.keys_notice_link),
  },
};
