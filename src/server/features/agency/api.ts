import { agencyContract } from '#contract/agency/agency.ts';

import { implementing } from '../../procedures.ts';
import { nameAgency, readAgency, readAgencySettings, saveAgencySettings } from './agency.ts';
import { listConsultants } from './consultants.ts';

const agency = implementing(agencyContract);

export const agencyApis = {
  agency: {
    read: agency.read.handler(({ context }) => readAgency(context)),
    consultants: agency.consultants.handler(async ({ context }) => ({ consultants: await listConsultants(context) })),
    name: agency.name.handler(({ context, input }) => nameAgency(context, input)),
    settings: agency.settings.handler(({ context }) => readAgencySettings(context)),
    saveSettings: agency.saveSettings.handler(({ context, input }) => saveAgencySettings(context, input)),
  },
};
