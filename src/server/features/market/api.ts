import { procedures } from '../../procedures.ts';
import { readLanguages, readPay } from './queries.ts';

const { market } = procedures;

export const marketApi = {
  pay: market.pay.handler(({ context, input }) => readPay(context, input)),
  languages: market.languages.handler(({ context, input }) => readLanguages(context, input)),
};
