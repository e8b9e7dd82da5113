import type { Generated } from 'kysely';

/** PNG pictures. */
export interface SiteLogoTable {
  digest: string;
  logo: Buffer;
  icon: Buffer;
  uploaded_at: Date;
}

/** At most one row. */
export interface DemoDataTable {
  id: Generated<boolean>;
  filled_at: Generated<Date>;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    site_logo: SiteLogoTable;
    demo_data: DemoDataTable;
  }
}
