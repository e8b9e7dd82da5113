import type { OfferTemplates } from '#contract/offers/offer-templates.ts';
import type { Api } from '#web/app/request-context.ts';

/** Of the current company. */
export async function readTemplates(api: Pick<Api, 'companies' | 'offerTemplates'>): Promise<OfferTemplates> {
  const company = await api.companies.mine();
  return company ? api.offerTemplates.read({ id: company.id }) : { templates: [], builtIn: {} };
}
