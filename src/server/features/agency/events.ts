/** A company became the house agency, or ceased to be it. */
export interface AgencyNamed {
  companyId: string;
  isNamed: boolean;
}

declare module '../../domain-events.ts' {
  interface DomainEvents {
    'agency.named': AgencyNamed;
    /** What it states of itself. */
    'agency.settings_changed': { companyId: string };
  }
}
