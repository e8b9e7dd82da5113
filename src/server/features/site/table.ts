/** PNG pictures. */
export interface SiteLogoTable {
  digest: string;
  logo: Buffer;
  icon: Buffer;
  uploaded_at: Date;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    site_logo: SiteLogoTable;
  }
}
