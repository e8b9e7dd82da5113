import type { OwnPage } from '#contract/own-pages/own-page-choices.ts';

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** Audience: administrators. */
    'own_page.published': { versionId: string; page: OwnPage; number: number };
    /** Audience: everyone who is asked to accept them. */
    'terms.announced': { number: number };
  }
}
