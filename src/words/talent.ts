import type { InvitationStatus } from '#contract/talent/talent-choices.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Word } from './word.ts';

export const invitationStatusWords: Record<InvitationStatus, Word> = {
  open: m.talent_status_open,
  interested: m.talent_status_interested,
  declined: m.talent_status_declined,
  lapsed: m.talent_status_lapsed,
};
