import type { Actor } from '../../actor.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { can } from './access.ts';
import type { CompanyRow } from './queries.ts';

/**
 * For a company as it was found for the actor.
 * @throws Refusal NOT_FOUND, FORBIDDEN for non-recruiters of the company.
 */
export function requireEdit(actor: Actor, company: CompanyRow | undefined): void {
  if (!company) throw notFound();
  if (!can(actor, company).edit) throw new Refusal('FORBIDDEN');
}
