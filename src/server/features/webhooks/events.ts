import type { DisablingReason } from '#contract/webhooks/webhook-choices.ts';

export interface WebhookChanged {
  action: 'created' | 'changed' | 'taken_over' | 'secret_renewed' | 'removed';
  companyId: string;
  name: string;
}

/** By the site itself. */
export interface WebhookDisabled {
  webhookId: string;
  companyId: string;
  name: string;
  reason: DisablingReason;
  at: Date;
}

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** Audience: administrators. */
    'webhook.changed': WebhookChanged;
    /** Audience: the company's owners. */
    'webhook.disabled': WebhookDisabled;
  }
}
