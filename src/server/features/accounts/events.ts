/** Both addresses of an account that changed its own. */
export interface AddressChange {
  from: string;
  to: string;
}

declare module '../../facts.ts' {
  interface Facts {
    /** Somebody confirmed another address for their account. */
    'account.address_changed': AddressChange;
  }
}
