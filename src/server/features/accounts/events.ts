export interface AddressChange {
  from: string;
  to: string;
}

/** Of two people who are one: everything of the first becomes the second's, who may have an account. */
export interface Joined {
  fromUserId: string;
  fromProfileId: string;
  intoUserId: string;
  intoProfileId: string;
}

declare module '../../domain-events.ts' {
  interface DomainEvents {
    'account.address_changed': AddressChange;
    /** Subscribers move what refers to the first, who is deleted after that. */
    'person.joined': Joined;
    /** A person without an account chose a password. */
    'person.claimed': { userId: string; profileId: string };
    /** A user registered, and accepted the terms in doing so. */
    'account.registered': { userId: string };
  }
}
