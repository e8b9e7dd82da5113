export interface AddressChange {
  from: string;
  to: string;
}

declare module '../../domain-events.ts' {
  interface DomainEvents {
    'account.address_changed': AddressChange;
    /** A person without an account chose a password. */
    'person.claimed': { userId: string; profileId: string };
    /** A user registered, and accepted the terms in doing so. */
    'account.registered': { userId: string };
  }
}
