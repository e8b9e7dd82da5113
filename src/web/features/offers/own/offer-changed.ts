import { problemOf } from '#web/app/problem.ts';

/** The company withdrew or changed the offer, or it has lapsed: the page reads it again, and shows that. */
export function hasOfferChanged(error: unknown): boolean {
  const { reason } = problemOf(error);
  return reason === 'offer_over' || reason === 'changed_meanwhile';
}
