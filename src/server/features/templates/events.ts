import type { Locale } from '#contract/locales.ts';

/** A member sends it to themselves as a test. */
export interface TemplateTest {
  templateId: string;
  userId: string;
  /** The language of the text. */
  locale: Locale;
}

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** Audience: the company's members who see the application. */
    'scheduled_message.changed': { applicationId: string };
    /** Audience: the member who requested it, by email. */
    'template.tested': TemplateTest;
  }
}
