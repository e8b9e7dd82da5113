/** A company became the house agency, or is it no longer. */
export interface AgencyNamed {
  companyId: string;
  isNamed: boolean;
}

declare module '../../domain-events.ts' {
  interface DomainEvents {
    'agency.named': AgencyNamed;
  }
}
