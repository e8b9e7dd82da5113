import type { Six } from './six.ts';

/** What all jobs of a category draw from, whatever the role. */
export interface CategoryWords {
  openings: readonly Six[];
  duties: readonly Six[];
  requirements: readonly Six[];
  benefits: readonly Six[];
  /** What is added for roles in which one travels. */
  travelling: Record<'duties' | 'requirements' | 'benefits', readonly Six[]>;
}
