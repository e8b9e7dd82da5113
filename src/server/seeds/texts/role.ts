import type { ExperienceLevel } from '#contract/jobs/job-choices.ts';

import type { SectorName } from './sectors.ts';
import type { Six } from './six.ts';

/** A kind of work within a category: what it is called, what it is about, and what is done all day. */
export interface Role {
  titles: readonly Six[];
  /** The levels at which it exists, the usual one first. */
  levels: readonly ExperienceLevel[];
  missions: readonly Six[];
  duties: readonly Six[];
  /** Whether it can be done from home. */
  remote: boolean;
  /** Whether one visits customers, now and then or every day. */
  travels?: 'sometimes' | 'always';
  /** Whether the customers live where the job is. */
  local?: true;
  /** The trades that have it, where not all do. */
  trades?: readonly SectorName[];
}
