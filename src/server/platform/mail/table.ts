import type { ColumnType, Generated } from 'kysely';

/** The outbox: one row a mail, from the transaction that caused it until it is sent or given up. */
export interface MailTable {
  id: string;
  /** Two mails with the same key are one mail. */
  dedupe_key: string | null;
  /** Whose account it is for, and whose words it quotes: it goes with any of them. */
  to_user_id: string | null;
  about_user_id: string | null;
  about_company_id: string | null;
  to_name: string;
  to_address: string;
  locale: string;
  subject: string;
  html: string | null;
  text: string | null;
  headers: ColumnType<Record<string, string>, string, string>;
  /** held: there is no SMTP server to send it to. */
  status: Generated<'queued' | 'sending' | 'sent' | 'held' | 'dead'>;
  attempts: Generated<number>;
  claimed_until: Date | null;
  last_error: string | null;
  created_at: Generated<Date>;
  sent_at: Date | null;
}

declare module '../db/tables.ts' {
  interface Tables {
    mail: MailTable;
  }
}
