import type { Locale } from '#contract/locales.ts';
import type { MailKind } from '#contract/mail-texts/mail-text-choices.ts';

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** Audience: administrators. `isReset`: the original text is used again. */
    'mail_text.changed': { id: string; kind: MailKind; locale: Locale; isReset: boolean };
  }
}
