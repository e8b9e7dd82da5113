import type { CompanySize } from '#contract/companies.ts';
import type { Locale } from '#contract/locales.ts';

import type { SectorName } from '../texts/sectors.ts';

/** A company of the demo world, with the person who created it. */
export interface DemoCompany {
  name: string;
  country: string;
  sector: SectorName;
  size: CompanySize;
  /** The year of its founding. */
  founded: number;
  /** Where it hires; the first is its home. */
  cities: readonly string[];
  owner: readonly [firstName: string, lastName: string];
  description: Partial<Record<Locale, string>>;
}
