import { procedures } from '../../../procedures.ts';
import { resetMailTexts, saveMailTexts } from '../../mail-texts/texts.ts';
import { previewMail, sendTestMail } from './preview.ts';
import { listMails, readMail } from './queries.ts';

const done = { done: true } as const;

export const mailTextsApi = {
  list: procedures.admin.mailTexts.list.handler(({ context }) => listMails(context)),
  read: procedures.admin.mailTexts.read.handler(({ context, input }) => readMail(context, input.kind)),
  save: procedures.admin.mailTexts.save.handler(async ({ context, input }) => {
    await saveMailTexts(context, input);
    return done;
  }),
  reset: procedures.admin.mailTexts.reset.handler(async ({ context, input }) => {
    await resetMailTexts(context, input);
    return done;
  }),
  preview: procedures.admin.mailTexts.preview.handler(({ context, input }) => previewMail(context, input)),
  test: procedures.admin.mailTexts.test.handler(async ({ context, input }) => {
    await sendTestMail(context, input);
    return done;
  }),
};
