import { adminContract } from '#contract/admin/admin.ts';

import { implementing } from '../../../procedures.ts';
import { resetMailTexts, saveMailTexts } from '../../mail-texts/texts.ts';
import { previewMail, sendTestMail } from './preview.ts';
import { listMails, readMail } from './queries.ts';

const procedures = implementing(adminContract);

const done = { done: true } as const;

export const mailTextsApi = {
  list: procedures.mailTexts.list.handler(({ context }) => listMails(context)),
  read: procedures.mailTexts.read.handler(({ context, input }) => readMail(context, input.kind)),
  save: procedures.mailTexts.save.handler(async ({ context, input }) => {
    await saveMailTexts(context, input);
    return done;
  }),
  reset: procedures.mailTexts.reset.handler(async ({ context, input }) => {
    await resetMailTexts(context, input);
    return done;
  }),
  preview: procedures.mailTexts.preview.handler(({ context, input }) => previewMail(context, input)),
  test: procedures.mailTexts.test.handler(async ({ context, input }) => {
    await sendTestMail(context, input);
    return done;
  }),
};
