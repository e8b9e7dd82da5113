import type { ColumnType, Generated } from 'kysely';

import type { MessageSide } from '#contract/messaging/messages.ts';

export interface ConversationTable {
  application_id: string;
  company_id: string;
  applicant_id: string;
  employer_id: string | null;
  employer_wrote: Generated<boolean>;
  last_seq: Generated<number>;
  last_at: Date;
  search: ColumnType<string, string, string>;
}

export interface MessageTable {
  id: string;
  application_id: string;
  seq: number;
  client_id: string;
  side: MessageSide;
  sender_id: string | null;
  recipient_id: string | null;
  subject: ColumnType<string, string, never>;
  content: string;
  /** Null if it cannot be determined. */
  language: ColumnType<string | null, string | null | undefined, string | null>;
  search: ColumnType<string, string, string>;
  created_at: Date;
  delivered_at: Date | null;
  read_at: Date | null;
  /** Hidden by an administrator; the text is kept as evidence. */
  hidden_at: Date | null;
}

export interface MessageAttachmentTable {
  file_id: string;
  message_id: string;
  position: number;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    conversation: ConversationTable;
    message: MessageTable;
    message_attachment: MessageAttachmentTable;
  }
}
