import { agencyContract } from '#contract/agency/agency.ts';

import { Refusal } from '../../platform/http/refusal.ts';
import { implementing } from '../../procedures.ts';
import './table.ts';

const agency = implementing(agencyContract);

const later = (): never => {
  throw new Refusal('UNAVAILABLE');
};

export const agencyApis = {
  agency: {
    read: agency.read.handler(later),
    named: agency.named.handler(later),
    name: agency.name.handler(later),
    settings: agency.settings.handler(later),
    saveSettings: agency.saveSettings.handler(later),
  },
};
