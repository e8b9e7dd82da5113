/** Both addresses of an account that changed its own. */
export interface AddressChange {
  from: string;
  to: string;
}

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** Somebody confirmed another address for their account. */
    'account.address_changed': AddressChange;
  }
}
