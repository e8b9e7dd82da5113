import type { Locale } from '#contract/locales.ts';

/** A member mails it to themselves. */
export interface TemplateTest {
  templateId: string;
  userId: string;
  /** Of the text. */
  locale: Locale;
}

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** Audience: the company's members who see the application. */
    'scheduled_message.changed': { applicationId: string };
    /** Audience: who asked for it, by mail. */
    'template.tested': TemplateTest;
  }
}
