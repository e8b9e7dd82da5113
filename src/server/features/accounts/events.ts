export interface AddressChange {
  from: string;
  to: string;
}

declare module '../../domain-events.ts' {
  interface DomainEvents {
    'account.address_changed': AddressChange;
    /** Somebody registered, and accepted the terms with it. */
    'account.registered': { userId: string };
  }
}
