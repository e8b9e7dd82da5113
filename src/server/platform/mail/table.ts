import type { ColumnType, Generated } from 'kysely';

/** `method` as in the calendar's text. */
export interface MailCalendar {
  method: string;
  text: string;
}

/** The server refuses our login, or the recipient's address. */
export type MailFailure = 'login' | 'address';

/** The outbox: one row per email. */
export interface MailTable {
  id: string;
  /** Unique. */
  dedupe_key: string | null;
  /** The account and the words quoted; deleted with any of them. */
  to_user_id: string | null;
  about_user_id: string | null;
  about_company_id: string | null;
  about_application_id: string | null;
  to_name: string;
  to_address: string;
  locale: string;
  subject: string;
  html: string | null;
  text: string | null;
  /** Goes with it as text/calendar (RFC 6047). */
  calendar: ColumnType<MailCalendar | null, string | null | undefined, null>;
  headers: ColumnType<Record<string, string>, string, string>;
  /** held: no SMTP server is configured. */
  status: Generated<'queued' | 'sending' | 'sent' | 'held' | 'dead'>;
  attempts: Generated<number>;
  claimed_until: Date | null;
  last_error: string | null;
  /** What the last failed attempt was about; null where it is not known. */
  failure: MailFailure | null;
  failed_at: Date | null;
  created_at: Generated<Date>;
  sent_at: Date | null;
  /** Where nothing may show to whom it was sent. */
  removed_once_sent: Generated<boolean>;
}

declare module '../db/tables.ts' {
  interface Tables {
    mail: MailTable;
  }
}
