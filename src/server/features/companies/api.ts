import { companiesContract } from '#contract/companies/companies.ts';

import { implementing } from '../../procedures.ts';
import { personOf } from '../accounts/signed-in.ts';
import { createCompany, readCompany, updateCompany } from './companies.ts';
import { askDomainMail, confirmDomain } from './domain-mail.ts';
import { presentCompany } from './present.ts';
import { findOwnCompany } from './queries.ts';

const procedures = implementing(companiesContract);

export const companiesApi = {
  read: procedures.read.handler(async ({ context, input }) =>
    presentCompany(context.actor, await readCompany(context, input.slug)),
  ),
  mine: procedures.mine.handler(async ({ context }) => {
    const company = await findOwnCompany(context, personOf(context));
    return company ? presentCompany(context.actor, company) : null;
  }),
  create: procedures.create.handler(async ({ context, input }) =>
    presentCompany(context.actor, await createCompany(context, input)),
  ),
  update: procedures.update.handler(async ({ context, input }) =>
    presentCompany(context.actor, await updateCompany(context, input)),
  ),
  askDomainMail: procedures.askDomainMail.handler(({ context, input }) => askDomainMail(context, input)),
  confirmDomain: procedures.confirmDomain.handler(async ({ context, input }) =>
    presentCompany(context.actor, await confirmDomain(context, input)),
  ),
};
