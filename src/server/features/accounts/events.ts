declare module '../../facts.ts' {
  interface Facts {
    /** Somebody confirmed another address for their account. */
    'account.address_changed': { from: string; to: string };
  }
}

export {};
