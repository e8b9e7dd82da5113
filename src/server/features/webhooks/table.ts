import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

import type { Locale } from '#contract/locales.ts';
import type {
  DeliveredEvent,
  DeliveryProblem,
  DeliveryState,
  DisablingReason,
  WebhookEvent,
  WebhookKind,
} from '#contract/webhooks/webhook-choices.ts';

/**
 * The content of an event. Contains only ids of people, so that a blind review stays blind and nothing has to be
 * erased.
 */
export interface EventData {
  companyId: string;
  jobId?: string;
  /** In the webhook's language, if the job has it. */
  jobTitle?: string;
  applicationId?: string;
  candidateId?: string;
  offerId?: string;
  representationId?: string;
  mandateId?: string;
  representationState?: string;
  /** The client's to a presentation. */
  answer?: string;
  /** Of the application; for `job.*`, of the job. */
  status?: string;
  stageId?: string;
  isBlind?: boolean;
  /** By an administrator. */
  isHidden?: boolean;
  closeReason?: string | null;
  messageId?: string;
  verifiedHow?: string;
  /** Null if the review was blind. */
  personId?: string | null;
  /** Read as `candidateId` from now on. */
  mergedId?: string;
}

export interface WebhookTable {
  id: string;
  company_id: string;
  kind: WebhookKind;
  name: string;
  address: string;
  events: WebhookEvent[];
  locale: Locale;
  secret: string | null;
  old_secret: string | null;
  old_secret_until: Date | null;
  is_enabled: Generated<boolean>;
  disabled_for: DisablingReason | null;
  failing_since: Date | null;
  failures: Generated<number>;
  retry_at: Date | null;
  busy_until: Date | null;
  /** Its owner: the person who created it, or took it over. It works while they are an owner of the company. */
  created_by: string | null;
  created_at: Date;
}

export interface WebhookDeliveryTable {
  id: string;
  webhook_id: string;
  seq: GeneratedAlways<number>;
  event: DeliveredEvent;
  subject_id: string;
  /** The application with which it is deleted. */
  application_id: string | null;
  data: ColumnType<EventData, string, never>;
  created_at: Date;
  state: Generated<DeliveryState>;
  attempts: Generated<number>;
  due_at: Date;
  sent_at: Date | null;
  status: number | null;
  answer: string | null;
  took: number | null;
  problem: DeliveryProblem | null;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    webhook: WebhookTable;
    webhook_delivery: WebhookDeliveryTable;
  }
}
