import { jobAlertsContract, savedSearchesContract } from '#contract/saved-searches/saved-searches.ts';

import { implementing } from '../../procedures.ts';
import { confirmAlert, endAlert, readAlert, requestAlert, unsubscribeAlert, updateAlert } from './alerts.ts';
import { addSearch, listOwnSearches, removeSearch, updateSearch } from './saved-searches.ts';

const savedSearches = implementing(savedSearchesContract);
const jobAlerts = implementing(jobAlertsContract);
const done = { done: true } as const;

export const savedSearchesApi = {
  list: savedSearches.list.handler(({ context }) => listOwnSearches(context)),
  add: savedSearches.add.handler(({ context, input }) => addSearch(context, input)),
  update: savedSearches.update.handler(({ context, input }) => updateSearch(context, input)),
  remove: savedSearches.remove.handler(async ({ context, input }) => {
    await removeSearch(context, input.id);
    return done;
  }),
};

export const jobAlertsApi = {
  request: jobAlerts.request.handler(async ({ context, input }) => {
    await requestAlert(context, input, context.metadata.address);
    return done;
  }),
  read: jobAlerts.read.handler(({ context, input }) => readAlert(context, input.token)),
  confirm: jobAlerts.confirm.handler(({ context, input }) => confirmAlert(context, input.token)),
  update: jobAlerts.update.handler(({ context, input }) => updateAlert(context, input)),
  end: jobAlerts.end.handler(async ({ context, input }) => {
    await endAlert(context, input.token);
    return done;
  }),
  unsubscribe: jobAlerts.unsubscribe.handler(async ({ context, input }) => {
    await unsubscribeAlert(context, input);
    return done;
  }),
};
