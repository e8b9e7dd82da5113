import type { ExperienceLevel } from '#contract/jobs/job-choices.ts';

import type { SectorName } from './sectors.ts';
import type { Six } from './six.ts';

/** A kind of work within a category: its titles, its subject, and its daily tasks. */
export interface Role {
  titles: readonly Six[];
  /** The levels at which it is offered, the usual one first. */
  levels: readonly ExperienceLevel[];
  missions: readonly Six[];
  duties: readonly Six[];
  /** Whether it can be done from home. */
  remote: boolean;
  /** Whether employees visit customers, sometimes or every day. */
  travels?: 'sometimes' | 'always';
  /** Whether the customers are in the job's country. */
  local?: true;
  /** The trades that employ it, unless all do. */
  trades?: readonly SectorName[];
}
