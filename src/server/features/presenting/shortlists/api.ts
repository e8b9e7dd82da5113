import { shortlistsContract } from '#contract/presenting/shortlists.ts';

import type { PdfDrawer } from '../../../platform/pdf/pdf-drawer.ts';
import { implementing } from '../../../procedures.ts';
import { drawCv } from './cv.ts';
import { answerShortlist, openShortlist } from './open.ts';
import { listShortlists } from './read.ts';
import { createShortlist, extendShortlist, mailShortlist, takeBackShortlist } from './shortlists.ts';

const procedures = implementing(shortlistsContract);

export const shortlistsApi = ({ pdfDrawer }: { pdfDrawer: PdfDrawer }) => ({
  list: procedures.list.handler(({ context, input }) => listShortlists(context, input.id)),
  create: procedures.create.handler(({ context, input }) => createShortlist(context, input)),
  mail: procedures.mail.handler(({ context, input }) => mailShortlist(context, input)),
  extend: procedures.extend.handler(({ context, input }) => extendShortlist(context, input)),
  takeBack: procedures.takeBack.handler(({ context, input }) => takeBackShortlist(context, input.id)),
  open: procedures.open.handler(({ context, input }) => openShortlist(context, input.secret)),
  answer: procedures.answer.handler(({ context, input }) => answerShortlist(context, input)),
  cv: procedures.cv.handler(({ context, input }) => drawCv(context, pdfDrawer, input)),
});
