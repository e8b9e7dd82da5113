import type { Locale } from '#contract/locales.ts';
import type { CompanySize } from '#contract/profiles/profile-choices.ts';

import type { SectorName } from '../texts/sectors.ts';

export interface DemoCompany {
  name: string;
  country: string;
  sector: SectorName;
  size: CompanySize;
  founded: number;
  /** The first one is its home. */
  cities: readonly string[];
  owner: readonly [firstName: string, lastName: string];
  description: Partial<Record<Locale, string>>;
}
