import type { consentEnds } from '#contract/applications/retention-choices.ts';

export interface PoolRequestTable {
  application_id: string;
  asked_by: string | null;
  asked_at: Date;
  answered_at: Date | null;
  answer: boolean | null;
  asked_again_at: Date | null;
}

/** The record of a consent; it outlives the application. */
export interface PoolConsentTable {
  id: string;
  user_id: string;
  company_id: string | null;
  application_id: string | null;
  text_version: string;
  given_at: Date;
  until: Date;
  ended_at: Date | null;
  ended_how: (typeof consentEnds)[number] | null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    pool_request: PoolRequestTable;
    pool_consent: PoolConsentTable;
  }
}
