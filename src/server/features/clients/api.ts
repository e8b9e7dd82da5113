import { clientsContract } from '#contract/clients/clients.ts';
import { mandatesContract } from '#contract/clients/mandates.ts';

import { implementing } from '../../procedures.ts';
import { changeClient, createClient, handOverClient, saveContacts, saveTerms } from './clients.ts';
import { listEntries, noteEntry } from './entries.ts';
import { changeMandate, endMandate, listMandates, openMandate, readMandate, reopenMandate } from './mandates.ts';
import { findCompanies, listClients, listJobsOf, readClient } from './read.ts';

const clients = implementing(clientsContract);
const mandates = implementing(mandatesContract);

export const clientsApis = {
  clients: {
    list: clients.list.handler(({ context, input }) => listClients(context, input)),
    companies: clients.companies.handler(async ({ context, input }) => ({
      companies: await findCompanies(context, input),
    })),
    create: clients.create.handler(({ context, input }) => createClient(context, input)),
    read: clients.read.handler(({ context, input }) => readClient(context, input.id)),
    change: clients.change.handler(({ context, input }) => changeClient(context, input)),
    saveContacts: clients.saveContacts.handler(({ context, input }) => saveContacts(context, input)),
    saveTerms: clients.saveTerms.handler(({ context, input }) => saveTerms(context, input)),
    handOver: clients.handOver.handler(({ context, input }) => handOverClient(context, input)),
    note: clients.note.handler(({ context, input }) => noteEntry(context, input)),
    entries: clients.entries.handler(({ context, input }) => listEntries(context, input)),
    jobs: clients.jobs.handler(async ({ context, input }) => ({ jobs: await listJobsOf(context, input.id) })),
  },
  mandates: {
    list: mandates.list.handler(({ context, input }) => listMandates(context, input)),
    open: mandates.open.handler(({ context, input }) => openMandate(context, input)),
    read: mandates.read.handler(({ context, input }) => readMandate(context, input.id)),
    change: mandates.change.handler(({ context, input }) => changeMandate(context, input)),
    end: mandates.end.handler(({ context, input }) => endMandate(context, input)),
    reopen: mandates.reopen.handler(({ context, input }) => reopenMandate(context, input.id)),
  },
};
