/** `companyId` is null for a key of the platform. */
export interface KeyChanged {
  action: 'created' | 'taken_over' | 'revoked';
  keyId: string;
  name: string;
  companyId: string | null;
}

/** Its owner may no longer do what it does. */
export interface KeyStopped {
  keyId: string;
  name: string;
  companyId: string | null;
}

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** Audience: administrators. */
    'key.changed': KeyChanged;
    /** Audience: the members who may take it over. */
    'key.stopped': KeyStopped;
  }
}
