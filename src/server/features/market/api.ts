import { marketContract } from '#contract/market/market.ts';

import { implementing } from '../../procedures.ts';
import type { SearchParts } from '../jobs/search/bounded.ts';
import { readMissingVersions } from './missing-versions.ts';
import { readLanguages, readPay } from './queries.ts';

const market = implementing(marketContract);

export const marketApi = ({ search }: { search: SearchParts }) => ({
  pay: market.pay.handler(({ context, input }) => readPay(context, input)),
  missingVersions: market.missingVersions.handler(({ context }) => readMissingVersions({ ...context, ...search })),
  languages: market.languages.handler(({ context, input }) => readLanguages(context, input)),
});
