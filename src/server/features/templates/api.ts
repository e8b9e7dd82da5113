import { companyTemplatesContract } from '#contract/templates/company-templates.ts';

import { implementing } from '../../procedures.ts';
import { listTemplatesFor } from './filling.ts';
import { listScheduled, takeBack } from './scheduled.ts';
import { readTemplates, saveTemplates } from './templates.ts';
import { mailTest } from './test-mail.ts';

const companyTemplates = implementing(companyTemplatesContract);

export const companyTemplatesApi = {
  read: companyTemplates.read.handler(({ context, input }) => readTemplates(context, input.id)),
  save: companyTemplates.save.handler(({ context, input }) => saveTemplates(context, input)),
  mailTest: companyTemplates.mailTest.handler(async ({ context, input }) => {
    await mailTest(context, input);
    return { done: true } as const;
  }),
  ofApplication: companyTemplates.ofApplication.handler(({ context, input }) => listTemplatesFor(context, input.id)),
  scheduled: companyTemplates.scheduled.handler(({ context, input }) => listScheduled(context, input.id)),
  takeBack: companyTemplates.takeBack.handler(({ context, input }) => takeBack(context, input)),
};
