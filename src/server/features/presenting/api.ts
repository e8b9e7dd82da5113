import { ownRepresentationsContract } from '#contract/presenting/own-representations.ts';
import { presentationsContract } from '#contract/presenting/presentations.ts';
import { representationsContract } from '#contract/presenting/representations.ts';

import { implementing } from '../../procedures.ts';
import { askForConsent, endByConsultant, prepareAsking } from './ask.ts';
import { listRepresentations } from './list.ts';
import { listPresented } from './of-applications.ts';
import { readJobPresenting, saveJobPresenting } from './of-job.ts';
import { giveConsent, listOwnRepresentations, refuseConsent, takeBack } from './own.ts';
import { presentToJob } from './present-to-job.ts';

const representations = implementing(representationsContract);
const own = implementing(ownRepresentationsContract);
const presentations = implementing(presentationsContract);

export const presentingApis = {
  representations: {
    list: representations.list.handler(({ context, input }) => listRepresentations(context, input)),
    prepare: representations.prepare.handler(({ context, input }) => prepareAsking(context, input)),
    ask: representations.ask.handler(({ context, input }) => askForConsent(context, input)),
    end: representations.end.handler(({ context, input }) => endByConsultant(context, input.id)),
  },
  ownRepresentations: {
    list: own.list.handler(({ context }) => listOwnRepresentations(context)),
    give: own.give.handler(({ context, input }) => giveConsent(context, input.id)),
    refuse: own.refuse.handler(({ context, input }) => refuseConsent(context, input.id)),
    takeBack: own.takeBack.handler(({ context, input }) => takeBack(context, input.id)),
  },
  presentations: {
    create: presentations.create.handler(({ context, input }) => presentToJob(context, input)),
    ofApplications: presentations.ofApplications.handler(({ context, input }) => listPresented(context, input.ids)),
    ofJob: presentations.ofJob.handler(({ context, input }) => readJobPresenting(context, input.id)),
    saveOfJob: presentations.saveOfJob.handler(({ context, input }) => saveJobPresenting(context, input)),
  },
};
