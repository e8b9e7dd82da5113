export interface InvoiceIssued {
  agencyId: string;
}

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** Its guarantee ended well. Audience: the consultants who share in it. */
    'placement.guaranteed': { placementId: string };
    'invoice.issued': InvoiceIssued;
  }
}
