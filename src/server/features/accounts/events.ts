export interface AddressChange {
  from: string;
  to: string;
}

declare module '../../domain-events.ts' {
  interface DomainEvents {
    'account.address_changed': AddressChange;
  }
}
