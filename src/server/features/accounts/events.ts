export interface AddressChange {
  from: string;
  to: string;
}

declare module '../../domain-events.ts' {
  interface DomainEvents {
    'account.address_changed': AddressChange;
    /** A user registered, and accepted the terms in doing so. */
    'account.registered': { userId: string };
  }
}
