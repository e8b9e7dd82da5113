import { deskContract } from '#contract/placements/desk.ts';
import { invoicesContract } from '#contract/placements/invoices.ts';
import { placementsContract } from '#contract/placements/placements.ts';

import { implementing } from '../../procedures.ts';
import { readDesk } from './desk.ts';
import { listPlacements, readPlacement } from './find.ts';
import { listInvoices, readInvoice } from './invoices.ts';
import { issueInvoice } from './issue.ts';
import { cancelPlacement, endPlacement, startPlacement } from './states.ts';
import { changePlacement, createPlacement, preparePlacement } from './write.ts';

const placements = implementing(placementsContract);
const invoices = implementing(invoicesContract);
const desk = implementing(deskContract);

export const placementsApis = {
  placements: {
    list: placements.list.handler(({ context, input }) => listPlacements(context, input)),
    read: placements.read.handler(({ context, input }) => readPlacement(context, input.id)),
    prepare: placements.prepare.handler(({ context, input }) => preparePlacement(context, input.id)),
    create: placements.create.handler(({ context, input }) => createPlacement(context, input)),
    change: placements.change.handler(({ context, input }) => changePlacement(context, input)),
    start: placements.start.handler(({ context, input }) => startPlacement(context, input.id)),
    end: placements.end.handler(({ context, input }) => endPlacement(context, input)),
    cancel: placements.cancel.handler(({ context, input }) => cancelPlacement(context, input.id)),
  },
  invoices: {
    list: invoices.list.handler(({ context, input }) => listInvoices(context, input)),
    read: invoices.read.handler(({ context, input }) => readInvoice(context, input.id)),
    issue: invoices.issue.handler(({ context, input }) => issueInvoice(context, input)),
  },
  desk: { read: desk.read.handler(({ context }) => readDesk(context)) },
};
