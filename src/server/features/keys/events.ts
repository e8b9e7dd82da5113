/** `companyId` is null for a key of the platform. */
export interface KeyChanged {
  action: 'created' | 'revoked';
  keyId: string;
  name: string;
  companyId: string | null;
}

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** Audience: administrators. */
    'key.changed': KeyChanged;
  }
}
