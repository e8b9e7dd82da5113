import type { Generated } from 'kysely';

import type { InvitationStatus } from '#contract/talent/talent-choices.ts';

/** An open one expires at `expires_at`; the status follows within a day. */
export interface TalentInvitationTable {
  id: string;
  company_id: string;
  job_id: string;
  profile_id: string;
  /** Null if the member has left the site. */
  invited_by: string | null;
  text: string;
  sent_at: Date;
  expires_at: Date;
  status: InvitationStatus;
  answered_at: Date | null;
  reason: Generated<string>;
  reported_at: Date | null;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    talent_invitation: TalentInvitationTable;
  }
}
