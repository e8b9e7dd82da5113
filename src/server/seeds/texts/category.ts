import type { Six } from './six.ts';

/** Texts of all jobs of a category, whatever the role. */
export interface CategoryWords {
  openings: readonly Six[];
  duties: readonly Six[];
  requirements: readonly Six[];
  benefits: readonly Six[];
  /** Added for roles that travel. */
  travelling: Record<'duties' | 'requirements' | 'benefits', readonly Six[]>;
}
