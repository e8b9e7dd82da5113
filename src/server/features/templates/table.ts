import type { ColumnType } from 'kysely';

import type { Locale } from '#contract/locales.ts';
import type { sendingStatuses, TemplateCategory } from '#contract/templates/message-templates.ts';

export type TemplateTexts = Partial<Record<Locale, string>>;

/** Sent automatically at a status or at a stage, or never. */
export interface MessageTemplateTable {
  id: string;
  company_id: string;
  position: number;
  name: string;
  category: TemplateCategory;
  texts: ColumnType<TemplateTexts, string, never>;
  sent_status: (typeof sendingStatuses)[number] | null;
  /** May no longer exist. */
  sent_stage_id: string | null;
  delay_minutes: number | null;
}

/** `dropped`: the application moved on, or it could not be sent; it may be scheduled again. */
export interface ScheduledMessageTable {
  id: string;
  application_id: string;
  template_id: string;
  sender_id: string | null;
  name: string;
  /** Null once it is no longer pending. */
  content: string | null;
  state: 'waiting' | 'sent' | 'taken_back' | 'dropped';
  send_at: Date;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    message_template: MessageTemplateTable;
    scheduled_message: ScheduledMessageTable;
  }
}
