import { procedures } from '../../procedures.ts';
import { personOf } from '../accounts/signed-in.ts';
import { createCompany, readCompany, updateCompany } from './companies.ts';
import { askDomainMail, confirmDomain } from './domain-mail.ts';
import { presentCompany } from './present.ts';
import { findOwnCompany } from './queries.ts';

export const companiesApi = {
  read: procedures.companies.read.handler(async ({ context, input }) =>
    presentCompany(context.actor, await readCompany(context, input.slug)),
  ),
  mine: procedures.companies.mine.handler(async ({ context }) => {
    const company = await findOwnCompany(context, personOf(context));
    return company ? presentCompany(context.actor, company) : null;
  }),
  create: procedures.companies.create.handler(async ({ context, input }) =>
    presentCompany(context.actor, await createCompany(context, input)),
  ),
  update: procedures.companies.update.handler(async ({ context, input }) =>
    presentCompany(context.actor, await updateCompany(context, input)),
  ),
  askDomainMail: procedures.companies.askDomainMail.handler(({ context, input }) => askDomainMail(context, input)),
  confirmDomain: procedures.companies.confirmDomain.handler(async ({ context, input }) =>
    presentCompany(context.actor, await confirmDomain(context, input)),
  ),
};
