export {};

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** A member, a key, an import or an email added a person; for people who applied it is not emitted. */
    'candidate.added': { candidateId: string; companyId: string };
  }
}
