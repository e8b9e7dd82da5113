import { Refusal } from '../../platform/http/refusal.ts';
import { procedures } from '../../procedures.ts';

const missing = () => {
  throw new Refusal('UNAVAILABLE');
};

export const companiesApi = {
  read: procedures.companies.read.handler(missing),
  mine: procedures.companies.mine.handler(missing),
  create: procedures.companies.create.handler(missing),
  update: procedures.companies.update.handler(missing),
};
